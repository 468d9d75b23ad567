import type { PlayerHit } from '@syllaboom/contracts';
import { BOT_PRESETS, type BotStrength, type GameLanguage } from '@syllaboom/engine';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import { showError, showGood } from '../../../ui/toasts/toasts.tsx';
import { closeWindow } from '../../../ui/windows/manager.ts';
import form from '../../../ui/windows/window-form.module.css';
import { ROOM_WINDOWS } from '../room-ui.ts';
import { useRoom, useSnapshot } from '../store/use-topic.ts';
import { BotLanguage } from './bot-language.tsx';
import { BotSliders, DEFAULT_BOT } from './bot-sliders.tsx';
import { type BotRequest, readBotRequest } from './bot-request.ts';
import s from './bots.module.css';
import { ImitatedPlayer } from './imitated-player.tsx';
import { PresetChoices } from './preset-choices.tsx';

/** Asks the room for a bot; the window closes when the room confirms it, and a toast says so. */
function useBotRequest() {
  const { t } = useTranslation();
  const { store, actions } = useRoom();
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    const offs = [
      store.onEvent('confirm', ({ what }) => {
        if (what !== 'bot-added') return;
        closeWindow(ROOM_WINDOWS.addBot);
        showGood(t('room.botAdded'));
      }),
      store.onEvent('refused', () => setWaiting(false)),
    ];
    return () => {
      for (const off of offs) off();
    };
  }, [store, t]);
  const add = (request: BotRequest) => {
    if (!request.ok) {
      showError(t(request.refusal));
      return;
    }
    setWaiting(true);
    actions.send('add-bot', request.message);
  };
  return { waiting, add };
}

/** A new bot: one press on a preset adds it; under "More" stand its character and its model, to be chosen one by one. */
export function AddBot() {
  const { t } = useTranslation();
  const info = useSnapshot('info');
  const [profile, setProfile] = useState(DEFAULT_BOT);
  const [language, setLanguage] = useState<GameLanguage | ''>('');
  const [model, setModel] = useState<PlayerHit | null>(null);
  const [more, setMore] = useState(false);
  const { waiting, add } = useBotRequest();
  const details = useId();
  const below = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (more) below.current?.scrollIntoView({ block: 'start' });
  }, [more]);
  const addPreset = (strength: BotStrength) => {
    // Whatever else was chosen, a preset plays in a language without being asked for one.
    const ownLanguage = language === '' ? (info?.locale ?? '') : language;
    add(readBotRequest(info, { profile: BOT_PRESETS[strength], language: ownLanguage, model: null }));
  };
  return (
    <div className={form.form}>
      <div className={form.fields}>
        <div className={s.choices} data-alone={!more || undefined}>
          <PresetChoices waiting={waiting} onChoose={addPreset} />
          <button
            type="button"
            className={s.more}
            aria-expanded={more}
            aria-controls={details}
            onClick={() => setMore(!more)}
          >
            {t('home.more')}
            <ChevronDown size={20} strokeWidth={3} aria-hidden="true" />
          </button>
          {waiting && !more ? <Spinner label={t('room.saving')} /> : null}
        </div>
        <div ref={below} id={details} className={s.details} hidden={!more}>
          {more ? (
            <>
              <ImitatedPlayer chosen={model} onChoose={setModel} />
              {info?.mlang ? <BotLanguage value={language} onChange={setLanguage} /> : null}
              <BotSliders profile={profile} onChange={setProfile} />
            </>
          ) : null}
        </div>
      </div>
      {more ? (
        <div className={form.foot}>
          {waiting ? (
            <Spinner label={t('room.saving')} />
          ) : (
            <Btn tone="gold" onClick={() => add(readBotRequest(info, { profile, language, model }))}>
              {t('room.addBot')}
            </Btn>
          )}
        </div>
      ) : null}
    </div>
  );
}
