import type { BoardRow } from '@syllaboom/contracts';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { ClanTag } from '../../../ui/clan/clan-tag.tsx';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { openProfile } from '../../../navigation/windows.ts';
import { type BoardList, rowId } from '../boards.ts';
import { MatchBtn } from './match-btn.tsx';
import s from './podium.module.css';

const STANDS = [1, 2, 3] as const;

interface PodiumProps {
  readonly rows: readonly BoardRow[];
  readonly list: BoardList;
  /** Small in a box, where the box is the button; large on top of a list, where each stand opens a profile. */
  readonly size: 'box' | 'list';
}

/** A long name breaks in its middle where one line has no room for it, never before its last letter. */
function StandName({ name }: { name: string }) {
  const letters = [...name];
  const middle = Math.ceil(letters.length / 2);
  return (
    <b style={{ '--letters': Math.max(1, letters.length) } as CSSProperties}>
      {letters.slice(0, middle).join('')}
      <wbr />
      {letters.slice(middle).join('')}
    </b>
  );
}

function Figure({ row, list, size }: { row: BoardRow } & Pick<PodiumProps, 'list' | 'size'>) {
  const { t } = useTranslation();
  return (
    <>
      <span className={s.face}>
        <PlayerFace seed={row.avatar || rowId(row)} frame={row.frame} mood="happy" size={size === 'box' ? 58 : 76} />
      </span>
      <StandName name={row.displayName} />
      {size === 'list' ? <ClanTag clan={row.extra} /> : null}
      <em>{list.score(row.score, t)}</em>
    </>
  );
}

/** A block with its number; the match of a record opens from it. */
function Block({ rank, row, size }: { rank: number; row: BoardRow | undefined } & Pick<PodiumProps, 'size'>) {
  const { t } = useTranslation();
  return (
    <span className={s.block}>
      <span aria-hidden="true">{rank}</span>
      <span className="sr">{t('leaderboards.place', { rank })}</span>
      {row && size === 'list' ? <MatchBtn row={row} /> : null}
    </span>
  );
}

/** The best three on their blocks: the second left of the first; readers hear them by place. */
export function Podium({ rows, list, size }: PodiumProps) {
  const { t } = useTranslation();
  return (
    <ol className={s.podium} data-size={size} aria-label={t('leaderboards.bestThree')}>
      {STANDS.map((rank) => {
        const row = rows[rank - 1];
        return (
          <li
            key={rank}
            data-rank={rank}
            data-own={row?.is_current_user || undefined}
            aria-hidden={row ? undefined : true}
          >
            {row && size === 'list' ? (
              <button
                type="button"
                aria-label={`${t('leaderboards.place', { rank })}. ${t('profile.open', { name: row.displayName })} ${list.score(row.score, t)}`}
                onClick={() => openProfile(rowId(row), row.displayName)}
              >
                <Figure row={row} list={list} size={size} />
              </button>
            ) : (
              <div>{row ? <Figure row={row} list={list} size={size} /> : null}</div>
            )}
            <Block rank={rank} row={row} size={size} />
          </li>
        );
      })}
    </ol>
  );
}
