import type { RoomListing } from '@syllaboom/contracts';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import s from './room-card.module.css';
import { shownSeats } from './room-list.ts';

/** The room as a small table: its host, the seats around it, taken ones lit. */
export function MiniTable({ metadata }: { metadata: RoomListing['metadata'] }) {
  const seats = shownSeats(metadata);
  return (
    <span className={s.miniTable} aria-hidden="true">
      <svg viewBox="0 0 120 84" aria-hidden="true">
        <ellipse cx="60" cy="54" rx="56" ry="25" fill="var(--rim-edge)" stroke="var(--ink)" strokeWidth="4" />
        <ellipse cx="60" cy="47" rx="56" ry="25" fill="var(--rim)" stroke="var(--ink)" strokeWidth="4" />
        <ellipse cx="60" cy="47" rx="46" ry="19" fill="var(--felt-0)" stroke="var(--ink)" strokeWidth="3" />
        {seats.map((taken, index) => {
          const angle = (2 * Math.PI * index) / seats.length + Math.PI / 2;
          const size = seats.length > 16 ? 2.6 : 3.8;
          return (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={index}
              cx={60 + Math.cos(angle) * 51}
              cy={47 + Math.sin(angle) * 22}
              r={size}
              fill={taken ? 'var(--bulb)' : 'var(--rim-edge)'}
              stroke="var(--ink)"
              strokeWidth="1.6"
            />
          );
        })}
      </svg>
      <span className={s.host}>
        <PlayerFace
          seed={metadata.avatar}
          frame={metadata.frame ?? 0}
          mood={metadata.started ? 'panic' : 'calm'}
          size={52}
        />
      </span>
    </span>
  );
}
