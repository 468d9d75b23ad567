import type { CSSProperties, ReactNode } from 'react';
import { letterWidth } from '../../../ui/kit/letter-width.ts';
import s from './waiting-room.module.css';

interface WaitingRoomEntryProps {
  icon: ReactNode;
  label: string;
  value?: string;
  onClick: () => void;
}

/** What is chosen, in letters that fit the entry. */
export const EntryValue = ({ value }: { value: string }) => (
  <b style={{ '--letters': letterWidth(value) } as CSSProperties}>{value}</b>
);

/** One entry of the bar at the bottom: a picture, a name, and what is chosen. */
export function WaitingRoomEntry({ icon, label, value, onClick }: WaitingRoomEntryProps) {
  return (
    <button type="button" className={s.entry} onClick={onClick}>
      {icon}
      <span>{label}</span>
      {value ? <EntryValue value={value} /> : null}
    </button>
  );
}
