import type { CardName } from '@syllaboom/engine';
import s from './cards.module.css';

/** Suits of the cards: low and mid are red, high and random black. */
const SUITS = {
  low: {
    suit: 'hearts',
    color: 'red',
    path: 'M50 88C18 62 8 48 8 32 8 18 18 9 30 9c9 0 16 5 20 13 4-8 11-13 20-13 12 0 22 9 22 23 0 16-10 30-42 56z',
  },
  mid: { suit: 'diamonds', color: 'red', path: 'M50 4l34 46-34 46-34-46z' },
  high: {
    suit: 'spades',
    color: 'black',
    path: 'M50 6c22 24 40 36 40 54 0 12-9 20-20 20-6 0-11-2-14-6l8 20H36l8-20c-3 4-8 6-14 6-11 0-20-8-20-20C10 42 28 30 50 6z',
  },
  random: {
    suit: 'clubs',
    color: 'black',
    path: 'M50 6c12 0 21 9 21 20 0 6-3 11-6 15 3-2 7-3 11-3 11 0 20 9 20 20s-9 20-20 20c-8 0-14-4-18-9l6 25H36l6-25c-4 5-10 9-18 9C13 78 4 69 4 58s9-20 20-20c4 0 8 1 11 3-3-4-6-9-6-15C29 15 38 6 50 6z',
  },
} as const satisfies Record<CardName, { suit: string; color: 'red' | 'black'; path: string }>;

/** The printed side of a card: suit in the corners and large in the middle. Its name is written by who shows it. */
export function CardFace({ card }: { card: CardName }) {
  const { suit, color, path } = SUITS[card];
  const pip = (at: string) => (
    <svg viewBox="0 0 100 100" className={at} aria-hidden="true">
      <path d={path} fill="currentColor" stroke="var(--ink)" strokeWidth="6" strokeLinejoin="round" />
    </svg>
  );
  return (
    <span className={s.face} data-suit={suit} data-color={color}>
      {pip(s.corner ?? '')}
      {card === 'random' ? <b className={s.question}>?</b> : pip(s.pip ?? '')}
      {pip(s.cornerBelow ?? '')}
    </span>
  );
}
