import { DoorOpen, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { DemoTable } from './demo-table.tsx';
import s from './landing.module.css';

interface LandingScreenProps {
  onPlay: () => void;
  onBrowse: () => void;
  onSignIn: () => void;
  onSignUp: () => void;
}

/** The first page of a guest: what the game is, and the ways in. */
export function LandingScreen({ onPlay, onBrowse, onSignIn, onSignUp }: LandingScreenProps) {
  const { t } = useTranslation();
  return (
    <main className={s.landing}>
      <section className={s.pitch}>
        <h1>{t('landing.title')}</h1>
        <p className={s.lead}>{t('landing.lead')}</p>
        <div className={s.actions}>
          <Btn tone="primary" size="lg" onClick={onPlay}>
            <Play size={24} strokeWidth={3.2} fill="currentColor" />
            {t('landing.playNow')}
          </Btn>
          <Btn tone="gold" size="lg" onClick={onSignUp}>
            {t('common.signUp')}
          </Btn>
        </div>
        <p className={s.small}>
          {t('landing.haveAccount')}{' '}
          <button type="button" className={s.link} onClick={onSignIn}>
            {t('common.signIn')}
          </button>
        </p>
        <ol className={s.steps}>
          <li>{t('landing.step1')}</li>
          <li>{t('landing.step2')}</li>
          <li>{t('landing.step3')}</li>
        </ol>
        <Btn className={s.browse} onClick={onBrowse}>
          <DoorOpen size={19} strokeWidth={2.8} />
          {t('landing.browse')}
        </Btn>
      </section>
      <section className={s.show}>
        <DemoTable />
      </section>
    </main>
  );
}
