import type { BoardRow } from '@syllaboom/contracts';
import { rankOf } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { ViewTransition } from 'react';
import { clockText } from '../../../ui/clock-text.ts';
import { ClanTag } from '../../../ui/clan/clan-tag.tsx';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { RankEmblem } from '../../../ui/rank/rank-emblem.tsx';
import { openProfile } from '../../../navigation/windows.ts';
import { type BoardList, rowId } from '../boards.ts';
import s from './board.module.css';
import { MatchBtn } from './match-btn.tsx';

interface RowProps {
  readonly row: BoardRow;
  readonly rank: number;
  readonly list: BoardList;
}

/** How long the match of a record took; nothing for other lists. */
function Record({ row }: { row: BoardRow }) {
  const { t } = useTranslation();
  if (row.matchId === '' || row.duration === 0) return null;
  return (
    <small>
      {clockText(row.duration)}
      <span>{` · ${t('history.turns', { count: row.turn })}`}</span>
    </small>
  );
}

function Row({ row, rank, list }: RowProps) {
  const { t } = useTranslation();
  return (
    <li className={s.row} data-own={row.is_current_user || undefined} data-rank={rank}>
      <i>
        <span aria-hidden="true">{rank}</span>
        <span className="sr">{t('leaderboards.place', { rank })}</span>
      </i>
      <button
        type="button"
        className={s.who}
        aria-label={t('profile.open', { name: row.displayName })}
        onClick={() => openProfile(rowId(row), row.displayName)}
      >
        <PlayerFace seed={row.avatar || rowId(row)} frame={row.frame} size={40} />
        <span>
          <span className={s.name}>
            <b>{row.displayName}</b>
            <ClanTag clan={row.extra} />
          </span>
          <Record row={row} />
        </span>
      </button>
      {list.key === 'wp' ? <RankEmblem rank={rankOf(row.score)} size={34} /> : null}
      <em>{list.score(row.score, t)}</em>
      <MatchBtn row={row} />
    </li>
  );
}

interface BoardRowsProps {
  readonly list: BoardList;
  readonly rows: readonly BoardRow[];
  /** The place of the first row. */
  readonly firstRank: number;
}

/** Players by place; a row opens the profile, a record's row its match, too. Rows that change places move there. */
export function BoardRows({ list, rows, firstRank }: BoardRowsProps) {
  return (
    <ol className={s.rows} start={firstRank}>
      {rows.map((row, index) => (
        <ViewTransition key={rowId(row)}>
          <Row row={row} rank={firstRank + index} list={list} />
        </ViewTransition>
      ))}
    </ol>
  );
}
