import clsx from 'clsx';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../../../platform/media.ts';
import { useTopic } from '../../store/use-topic.ts';
import { Seat } from '../../table/seats/seat.tsx';
import { StageCanvas } from '../../table/effects/stage-canvas.tsx';
import type { Stage } from '../../table/effects/stage-effects.ts';
import { useStageSize } from '../../table/use-stage-size.ts';
import { useTableEffects } from '../../table/effects/use-table-effects.ts';
import { BoardDeck } from './board-deck.tsx';
import s from './board.module.css';
import { DECK_SHADOW, layOutDeck } from './deck-layout.ts';
import { layOutRow } from './seat-row.ts';
import { useBoardFeats } from './use-board-feats.ts';
import { useScrollStop } from './use-scroll-stop.ts';

interface BoardStageProps {
  /** The mode's own board. */
  children: ReactNode;
  /** Whether players stand in a row above it; a race shows them on its lanes. */
  seats?: boolean;
  className?: string | undefined;
}

/**
 * A stage without a bomb: a drum that fills it, the players leaning in over its far rim, and on its felt what the mode plays on.
 * Seats, sounds and bursts are the table's.
 */
export function BoardStage({ children, seats = true, className }: BoardStageProps) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const { host, size } = useStageSize();
  const stage = useRef<Stage | null>(null);
  const board = useScrollStop<HTMLDivElement>();
  useTableEffects(stage);
  useBoardFeats(stage);
  useParticles(stage);
  const joined = useTopic('seats', ({ seats: all }) =>
    all
      .filter((seat) => !seat.spectating || seat.eliminated)
      .map((seat) => seat.id)
      .join(' '),
  );
  // In a row the own seat stands where the order of turns puts it.
  const ids = useMemo(() => (seats && joined ? joined.split(' ') : []), [joined, seats]);
  const row = useMemo(
    () => layOutRow(ids.length, size.width, size.height, narrow),
    [ids.length, size.width, size.height, narrow],
  );
  const deck = useMemo(
    () => layOutDeck(size.width, size.height, Math.round(row.rimY)),
    [size.width, size.height, row.rimY],
  );
  return (
    <div
      className={clsx(s.stage, className)}
      ref={host}
      data-stage={narrow ? 'small' : 'wide'}
      data-row={row.rows}
      style={{ '--rim-w': `${deck.rim}px`, '--side': `${deck.lip + DECK_SHADOW}px` } as CSSProperties}
    >
      {size.width > 0 ? <BoardDeck width={size.width} height={size.height} layout={deck} /> : null}
      {seats && size.width > 0 ? (
        <ul
          className={s.row}
          style={{ height: row.height, '--from': '0px', '--to': `${size.width}px` } as CSSProperties}
          aria-label={t('room.players')}
        >
          {row.places.map(({ x, y }, index) => {
            const id = ids[index] ?? '';
            return (
              <Seat
                key={id}
                id={id}
                x={Math.round(x)}
                y={Math.round(y)}
                scale={row.scale}
                dense={row.dense}
                plate={row.plate}
              />
            );
          })}
        </ul>
      ) : null}
      <div className={s.board} data-board="" ref={board}>
        {children}
      </div>
      {size.width > 0 ? <StageCanvas width={size.width} height={size.height} host={host} stage={stage} /> : null}
    </div>
  );
}

/** Moves the stage's particles; at the table the fuse's own loop does that. */
function useParticles(stage: { readonly current: Stage | null }): void {
  useEffect(() => {
    let before = performance.now();
    let frame = 0;
    const loop = (at: number) => {
      frame = requestAnimationFrame(loop);
      stage.current?.particles.advance(Math.min(50, at - before));
      before = at;
    };
    frame = requestAnimationFrame(loop);
    return () => cancelAnimationFrame(frame);
  }, [stage]);
}
