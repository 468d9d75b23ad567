import clsx from 'clsx';
import s from './game-scene.module.css';
import { Letters } from './letters.tsx';

/** Before a match its letters take their room, unseen: then nobody's seat moves when it begins. */
export const LettersRoom = ({ className }: { className?: string | undefined }) => (
  <div className={clsx(s.unseen, className)} aria-hidden="true">
    <Letters />
  </div>
);
