import { useTranslation } from 'react-i18next';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { openAccount, useUser } from '../session/index.ts';
import s from './practice.module.css';

interface PracticeEndProps {
  onAgain: () => void;
  onMenu: () => void;
  onLeft: () => void;
}

/** After an offline match: once more, other bots, an account for the real tables, or the way home: the strip with Leave lies under the result. */
export function PracticeEnd({ onAgain, onMenu, onLeft }: PracticeEndProps) {
  const { t } = useTranslation();
  const guest = useUser()?.guest !== false;
  const signUp = () => {
    onLeft();
    openAccount('signUp');
  };
  return (
    <div className={s.end} data-after="">
      {guest ? <p>{t('practice.invite')}</p> : null}
      <div className={s.actions}>
        <Btn onClick={onMenu}>{t('practice.change')}</Btn>
        <Btn tone={guest ? 'plain' : 'gold'} onClick={onAgain}>
          {t('practice.again')}
        </Btn>
        {guest ? (
          <Btn tone="gold" onClick={signUp}>
            {t('practice.signUp')}
          </Btn>
        ) : null}
        <Btn onClick={onLeft}>{t('connection.toMenu')}</Btn>
      </div>
    </div>
  );
}
