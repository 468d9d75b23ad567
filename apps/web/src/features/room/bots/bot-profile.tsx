import type { BotEdit } from '@syllaboom/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Critter } from '../../../ui/critter/critter.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { closeWindow } from '../../../ui/windows/manager.ts';
import form from '../../../ui/windows/window-form.module.css';
import { BOT_EDIT_DEBOUNCE_MS, BOT_PROFILE_TIMEOUT_MS } from '../room-timings.ts';
import { ROOM_WINDOWS, useRoomUi } from '../room-ui.ts';
import { useRoom, useSeat, useSnapshot } from '../store/use-topic.ts';
import { BotLanguage } from './bot-language.tsx';
import { BotSliders } from './bot-sliders.tsx';
import s from './bots.module.css';

/** Asks the room for the bot's profile; false once it took too long. */
const useBotProfile = (seatId: string | null) => {
  const { store, actions } = useRoom();
  const profile = useSnapshot('botProfile');
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!seatId) return undefined;
    setLate(false);
    store.set('botProfile', null);
    actions.send('req-bot-profile', { id: seatId });
    const timer = setTimeout(() => setLate(true), BOT_PROFILE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [store, actions, seatId]);
  return { profile, late: late && profile === null };
};

/** A bot's character, editable between matches; changes go out half a second after the last one. */
export function BotProfileBody() {
  const { t } = useTranslation();
  const seatId = useRoomUi((state) => state.botSeat);
  const { profile, late } = useBotProfile(seatId);
  if (late) return <EmptyState title={t('room.botProfileFailed')} mood="out" />;
  if (!profile || !seatId)
    return (
      <div className={s.waiting}>
        <Spinner label={t('common.loading')} />
      </div>
    );
  return <Editor key={profile.id} seatId={seatId} profile={profile} />;
}

function Editor({ seatId, profile }: { seatId: string; profile: BotEdit }) {
  const { t } = useTranslation();
  const { store, actions } = useRoom();
  const info = useSnapshot('info');
  const [edit, setEdit] = useState(profile);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const seat = useSeat(seatId);
  const [saved, setSaved] = useState(false);
  useEffect(
    () =>
      store.onEvent('confirm', ({ what }) => {
        if (what === 'bot-removed') closeWindow(ROOM_WINDOWS.botProfile);
        if (what === 'bot-updated') setSaved(true);
      }),
    [store],
  );
  const change = (next: BotEdit) => {
    if (info?.started) {
      showError(t('room.botRunning'));
      return;
    }
    setEdit(next);
    setSaved(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => actions.send('update-bot-profile', next), BOT_EDIT_DEBOUNCE_MS);
  };
  return (
    <div className={form.form}>
      <div className={form.fields}>
        {seat ? (
          <div className={s.chosen}>
            <Critter seed={seat.avatar || seat.authId || seat.name} size={48} mood="happy" />
            <b>{seat.name}</b>
            <span role="status">{saved ? t('chat.botSaved') : ''}</span>
          </div>
        ) : null}
        {info?.mlang ? (
          <BotLanguage value={edit.locale ?? ''} onChange={(locale) => change({ ...edit, locale })} />
        ) : null}
        <BotSliders profile={edit} onChange={(sliders) => change({ ...edit, ...sliders })} />
      </div>
      <div className={form.foot}>
        <Btn tone="primary" onClick={() => actions.send('remove-bot', { id: seatId })}>
          {t('room.removeBot')}
        </Btn>
      </div>
    </div>
  );
}
