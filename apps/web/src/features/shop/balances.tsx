import { Coins, Gem, KeyRound, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openShop } from '../../navigation/windows.ts';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { Chip } from '../../ui/kit/chip.tsx';
import { Tip } from '../../ui/kit/popups/tip.tsx';
import { RollingNumber } from '../../ui/kit/rolling-number.tsx';
import { useUser } from '../session/index.ts';
import s from './balances.module.css';

/** Coins, diamonds and keys of the signed-in player; nothing for guests. With `more` a plus leads to where keys are sold. */
export function Balances({ more = false }: { more?: boolean }) {
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
      {more ? (
        <li>
          <Tip label={t('shop.getKeys')}>
            <Btn size="sm" icon tone="gold" aria-label={t('shop.getKeys')} onClick={() => openShop('keys')}>
              <Plus size={18} strokeWidth={3.4} />
            </Btn>
          </Tip>
        </li>
      ) : null}
    </ul>
  );
}
