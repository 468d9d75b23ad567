import type { ReactNode } from 'react';
import { Critter, type Mood } from '../../critter/critter.tsx';
import s from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** Which critter waits here. */
  seed?: string;
  mood?: Mood;
  children?: ReactNode;
}

/** A list without entries, or one that failed to load: a critter says so, with what can be done as children. */
export function EmptyState({ title, text, seed = 'Nimbus16', mood = 'calm', children }: EmptyStateProps) {
  return (
    <div className={s.empty} data-testid="empty-state">
      <div className={s.face}>
        <Critter seed={seed} mood={mood} size={92} />
      </div>
      <div className={s.words}>
        <p className={s.title}>{title}</p>
        {text ? <p className={s.text}>{text}</p> : null}
        {children}
      </div>
    </div>
  );
}
