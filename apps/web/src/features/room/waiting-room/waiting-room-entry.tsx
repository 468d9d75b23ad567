import type { ReactNode } from 'react';
import s from './waiting-room.module.css';

interface WaitingRoomEntryProps {
  icon: ReactNode;
  label: string;
  value?: string;
  onClick: () => void;
}

/** One entry of the bar at the bottom: a picture, a name, and what is chosen. */
export function WaitingRoomEntry({ icon, label, value, onClick }: WaitingRoomEntryProps) {
  return (
    <button type="button" className={s.entry} onClick={onClick}>
      {icon}
      <span>{label}</span>
      {value ? <b>{value}</b> : null}
    </button>
  );
}
