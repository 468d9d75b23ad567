import { useTranslation } from 'react-i18next';
import { Critter } from '../../../ui/critter/critter.tsx';
import { reachNameGoal } from './ask-for-name.ts';
import { NameForm } from './name-form.tsx';
import s from './name-form.module.css';

/** The window with the one field, for whoever wants to play and has no account. */
export function NameWindowBody() {
  const { t } = useTranslation();
  return (
    <div className={s.window}>
      <div className={s.hello}>
        <Critter seed="Noodle" mood="happy" size={72} />
        <p>{t('invite.playAsLead')}</p>
      </div>
      <NameForm label={t('landing.playNow')} waitingLabel={t('invite.sitting')} focused onDone={reachNameGoal} />
    </div>
  );
}
