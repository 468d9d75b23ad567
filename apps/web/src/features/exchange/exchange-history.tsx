import type { ExchangeRow } from '@syllaboom/contracts';
import { otherCurrency } from '@syllaboom/engine';
import { MoveRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openProfile } from '../../navigation/windows.ts';
import { formatAgo, formatNumber } from '../../platform/i18n/format.ts';
import { useApiQuery } from '../../platform/query/use-api-query.ts';
import { timeOfId } from '../../platform/time-of-id.ts';
import { Critter } from '../../ui/critter/critter.tsx';
import { PlayerFace } from '../../ui/cosmetics/player-face.tsx';
import { Segments } from '../../ui/kit/inputs/segments.tsx';
import { LoadView } from '../../ui/kit/waiting/load-view.tsx';
import { RewardIcon } from '../../ui/spawns/reward-icon.tsx';
import { useUser } from '../session/index.ts';
import s from './exchange.module.css';

/** While it is in sight the list is read anew so often. */
const ANEW_MS = 60_000;

/** Who exchanged; banned and erased players have no name. */
function Who({ row }: { row: ExchangeRow }) {
  const { t } = useTranslation();
  const ago = <small>{formatAgo(timeOfId(row._id))}</small>;
  if (row.userId === '')
    return (
      <span className={s.who}>
        <Critter seed="nobody" size={36} />
        <span>
          <b>{t('exchange.somebody')}</b>
          {ago}
        </span>
      </span>
    );
  return (
    <button
      type="button"
      className={s.who}
      aria-label={t('profile.open', { name: row.displayName })}
      onClick={() => openProfile(row.userId, row.displayName)}
    >
      <PlayerFace seed={row.avatar || row.userId} frame={row.frame} size={36} />
      <span>
        <b>{row.displayName}</b>
        {ago}
      </span>
    </button>
  );
}

function Row({ row, isOwn }: { row: ExchangeRow; isOwn: boolean }) {
  const { t } = useTranslation();
  const to = otherCurrency(row.from);
  const words = t('exchange.gaveFor', {
    given: t(`exchange.amount.${row.from}`, { count: row.from_amount }),
    gotten: t(`exchange.amount.${to}`, { count: row.to_amount }),
  });
  return (
    <li className={s.row} data-own={isOwn || undefined}>
      <Who row={row} />
      <p className={s.deal} aria-hidden="true">
        <span>
          <RewardIcon kind={row.from} size={18} />
          {formatNumber(row.from_amount)}
        </span>
        <MoveRight size={18} strokeWidth={3} />
        <b>
          <RewardIcon kind={to} size={18} />
          {formatNumber(row.to_amount)}
        </b>
      </p>
      <span className="sr">{words}</span>
    </li>
  );
}

/** What was exchanged lately, by everybody or by the player. */
export function ExchangeHistory() {
  const { t } = useTranslation();
  const user = useUser();
  const [whose, setWhose] = useState<'everybody' | 'mine'>('everybody');
  const history = useApiQuery(
    'exchangeHistory',
    { query: whose === 'mine' ? { mine: 'true' } : {} },
    { refetchInterval: ANEW_MS },
  );
  return (
    <section className={s.history} aria-label={t('exchange.history')}>
      <header className={s.historyHead}>
        <h2>{t('exchange.history')}</h2>
        <Segments
          label={t('exchange.whose')}
          value={whose}
          choices={[
            { value: 'everybody', label: t('exchange.everybody') },
            { value: 'mine', label: t('exchange.mine') },
          ]}
          onChange={setWhose}
        />
      </header>
      <LoadView of={history} failed={t('exchange.historyFailed')} small>
        {(rows) =>
          rows.length === 0 ? (
            <p className={s.nothing}>{t(whose === 'mine' ? 'exchange.emptyMine' : 'exchange.empty')}</p>
          ) : (
            <ol className={s.rows}>
              {rows.map((row) => (
                <Row key={row._id} row={row} isOwn={row.userId === user?.id} />
              ))}
            </ol>
          )
        }
      </LoadView>
    </section>
  );
}
