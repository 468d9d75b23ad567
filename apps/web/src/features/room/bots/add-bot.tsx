import type { GameLanguage } from '@syllaboom/engine';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Critter } from '../../../ui/critter/critter.tsx';
import { Btn } from '../../../ui/kit/btn.tsx';
import { Spinner } from '../../../ui/kit/spinner.tsx';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { closeWindow } from '../../../ui/windows/manager.ts';
import { ROOM_WINDOWS } from '../room-ui.ts';
import { useRoom, useSnapshot } from '../store/use-topic.ts';
import { BotLanguage } from './bot-language.tsx';
import { BotSliders, DEFAULT_BOT } from './bot-sliders.tsx';
import s from './bots.module.css';

/** A new bot with its character; the window closes when the room confirms it [R0208]. */
export function AddBot() {
  const { t } = useTranslation();
  const { store, actions } = useRoom();
  const info = useSnapshot('info');
  const [profile, setProfile] = useState(DEFAULT_BOT);
  const [language, setLanguage] = useState<GameLanguage | ''>('');
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
    if (info?.mlang && language === '') {
      showError(t('room.botLanguageMissing'));
      return;
    }
    setWaiting(true);
    actions.send('add-bot', { ...profile, ...(language ? { locale: language } : {}) });
  };
  return (
    <div className={s.body}>
      <div className={s.face}>
        <Critter seed="Sprocket" size={84} mood={profile.typingSpeed > 7 ? 'panic' : 'happy'} />
      </div>
      {info?.mlang ? <BotLanguage value={language} onChange={setLanguage} /> : null}
      <BotSliders profile={profile} onChange={setProfile} />
      <div className={s.actions}>
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
