import type { PlayerHit } from '@syllaboom/contracts';
import type { GameLanguage } from '@syllaboom/engine';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Critter } from '../../../ui/critter/critter.tsx';
import { Btn } from '../../../ui/kit/btn.tsx';
import { Spinner } from '../../../ui/kit/spinner.tsx';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { closeWindow } from '../../../ui/windows/manager.ts';
import form from '../../../ui/windows/window-form.module.css';
import { ROOM_WINDOWS } from '../room-ui.ts';
import { useRoom, useSnapshot } from '../store/use-topic.ts';
import { BotLanguage } from './bot-language.tsx';
import { BotSliders, DEFAULT_BOT } from './bot-sliders.tsx';
import { readBotWish } from './bot-wish.ts';
import s from './bots.module.css';
import { ImitatedPlayer } from './imitated-player.tsx';

/** From this typing speed on the bot looks as if it were in a hurry. */
const HURRIED_SPEED = 8;

/** A new bot with its character and its model; the window closes when the room confirms it [R0208 R0454]. */
export function AddBot() {
  const { t } = useTranslation();
  const { store, actions } = useRoom();
  const info = useSnapshot('info');
  const [profile, setProfile] = useState(DEFAULT_BOT);
  const [language, setLanguage] = useState<GameLanguage | ''>('');
  const [model, setModel] = useState<PlayerHit | null>(null);
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    const offs = [
      store.onEvent('confirm', ({ what }) => what === 'bot-added' && closeWindow(ROOM_WINDOWS.addBot)),
      store.onEvent('refused', () => setWaiting(false)),
    ];
    return () => {
      for (const off of offs) off();
    };
  }, [store]);
  const add = () => {
    const wish = readBotWish(info, { profile, language, model });
    if (!wish.ok) {
      showError(t(wish.problem));
      return;
    }
    setWaiting(true);
    actions.send('add-bot', wish.message);
  };
  return (
    <div className={form.form}>
      <div className={form.fields}>
        <div className={s.face}>
          <Critter
            seed={model ? model.avatar || model.id : 'Sprocket'}
            size={84}
            mood={profile.typingSpeed >= HURRIED_SPEED ? 'panic' : 'happy'}
          />
        </div>
        <ImitatedPlayer chosen={model} onChoose={setModel} />
        {info?.mlang ? <BotLanguage value={language} onChange={setLanguage} /> : null}
        <BotSliders profile={profile} onChange={setProfile} />
      </div>
      <div className={form.foot}>
        {waiting ? (
          <Spinner label={t('room.saving')} />
        ) : (
          <Btn tone="gold" onClick={add}>
            {t('room.addBot')}
          </Btn>
        )}
      </div>
    </div>
  );
}
