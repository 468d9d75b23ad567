import { Coins, Gem, KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/kit/chip.tsx';
import { Tip } from '../../ui/kit/popups/tip.tsx';
import { RollingNumber } from '../../ui/kit/rolling-number.tsx';
import { useUser } from '../session/index.ts';
import s from './profile.module.css';

/** Coins, diamonds and keys of the signed-in player; nothing for guests. */
export function Balances() {
  const { t } = useTranslation();
  const user = useUser();
  if (!user || user.guest) return null;
  const rows = [
    { name: t('common.coins'), value: user.score, icon: <Coins size={17} strokeWidth={2.6} className={s.coin} /> },
    { name: t('common.diamonds'), value: user.diamond, icon: <Gem size={17} strokeWidth={2.6} className={s.gem} /> },
    { name: t('common.keys'), value: user.key, icon: <KeyRound size={17} strokeWidth={2.6} className={s.key} /> },
  ];
  return (
    <ul className={s.balances}>
      {rows.map((row) => (
        <li key={row.name}>
          <Tip label={row.name}>
            <Chip>
              {row.icon}
              <span className="sr">{row.name}</span>
              <b>
                <RollingNumber value={row.value} />
              </b>
            </Chip>
          </Tip>
        </li>
      ))}
    </ul>
  );
}
