import { useTranslation } from 'react-i18next';
import { Critter } from '../../../ui/critter/critter.tsx';
import { reachNameGoal, useNameGoal } from './ask-for-name.ts';
import { NameForm } from './name-form.tsx';
import s from './name-form.module.css';

/** The window with the one field, for whoever wants to play and has no account. */
export function NameWindowBody() {
  const { t } = useTranslation();
  const why = useNameGoal((state) => state.why);
  return (
    <div className={s.window}>
      <div className={s.hello}>
        <Critter seed="Noodle" mood="happy" size={72} />
        <p>
          {why ? <b role="status">{why} </b> : null}
          {t('invite.playAsLead')}
        </p>
      </div>
      <NameForm label={t('landing.playNow')} waitingLabel={t('invite.sitting')} focused onDone={reachNameGoal} />
    </div>
  );
}
