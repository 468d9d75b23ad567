import clsx from 'clsx';
import { type CSSProperties, useEffect, useState } from 'react';
import { useReducedMotion } from '../../../platform/media.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { Tile } from '../../../ui/kit/tile.tsx';
import { STEP_MS } from './gamble-timings.ts';
import s from './reels.module.css';

/** Every third picture ticks. */
const TICK_EVERY = 3;
const drawLetter = (letters: readonly string[]): string => letters[Math.floor(Math.random() * letters.length)] ?? '?';

interface ReelsProps {
  /** What stands there while nothing is shuffled. */
  text: string;
  /** What is shuffled. */
  letters: readonly string[];
  shuffling: boolean;
  /** It has just come. */
  fresh: boolean;
}

/** Letters of a tile, each on a reel of its own. Without motion there are question marks while they are shuffled. */
export function Reels({ text, letters, shuffling, fresh }: ReelsProps) {
  const calm = useReducedMotion();
  const [shown, setShown] = useState<readonly string[]>([]);
  const count = [...text].length;
  useEffect(() => {
    if (!shuffling || calm) return;
    let steps = 0;
    const draw = () => {
      setShown(Array.from({ length: count }, () => drawLetter(letters)));
      if (steps % TICK_EVERY === 0) sound.play('tick', 1 + steps / 60);
      steps += 1;
    };
    draw();
    const timer = setInterval(draw, STEP_MS);
    return () => clearInterval(timer);
  }, [shuffling, calm, count, letters]);
  const standing = [...text];
  return (
    <span
      className={clsx(s.reels, shuffling && !calm && s.turning, fresh && s.fresh)}
      style={{ '--n': count } as CSSProperties}
      data-testid="reels"
      data-shuffling={shuffling || undefined}
      aria-hidden="true"
    >
      {standing.map((letter, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place
        <span key={at} className={s.reel}>
          <Tile
            letter={shuffling ? (calm ? '?' : (shown[at] ?? letter)) : letter}
            className={s.letter ?? ''}
            hit={fresh}
          />
        </span>
      ))}
    </span>
  );
}
