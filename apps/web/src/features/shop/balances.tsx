import clsx from 'clsx';
import { Coins, Gem, KeyRound, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openShop } from '../../navigation/windows.ts';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { Chip } from '../../ui/kit/chip.tsx';
import { Tip } from '../../ui/kit/popups/tip.tsx';
import { RollingNumber } from '../../ui/kit/rolling-number.tsx';
import { useUser } from '../session/index.ts';
import s from './balances.module.css';

interface BalancesProps {
  /** On small screens coins alone: the bar has other things to show. */
  brief?: boolean;
  /** A plus leads to where keys are sold. */
  more?: boolean;
}

/** Coins, diamonds and keys of the signed-in player; nothing for guests. */
export function Balances({ brief = false, more = false }: BalancesProps) {
  const { t } = useTranslation();
  const user = useUser();
  if (!user || user.guest) return null;
  const rows = [
    { name: t('common.coins'), value: user.score, icon: <Coins size={17} strokeWidth={2.6} className={s.coin} /> },
    { name: t('common.diamonds'), value: user.diamond, icon: <Gem size={17} strokeWidth={2.6} className={s.gem} /> },
    { name: t('common.keys'), value: user.key, icon: <KeyRound size={17} strokeWidth={2.6} className={s.key} /> },
  ];
  return (
    <ul className={clsx(s.balances, brief && s.brief)} data-part={brief ? 'purse' : undefined}>
      {rows.map((row, at) => (
        <li key={row.name} className={at === rows.length - 1 ? s.last : undefined}>
          <Tip label={row.name}>
            <Chip>
              {row.icon}
              <span className="sr">{row.name}</span>
              <b>
                <RollingNumber value={row.value} />
              </b>
            </Chip>
          </Tip>
          {/* Beside the keys, on whichever line they stand. */}
          {more && at === rows.length - 1 ? (
            <Tip label={t('shop.getKeys')}>
              <Btn size="sm" icon tone="gold" aria-label={t('shop.getKeys')} onClick={() => openShop('keys')}>
                <Plus size={18} strokeWidth={3.4} />
              </Btn>
            </Tip>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
