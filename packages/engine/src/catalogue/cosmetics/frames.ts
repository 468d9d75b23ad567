import { FRAME_PRICES, type Price } from '../../balance/economy/cosmetics.ts';

/** A frame around a player's face. */
export interface Frame {
  readonly id: number;
  /** Null: everybody has it. */
  readonly price: Price | null;
}

/** No frame at all, which everybody has, and the twelve that are sold. */
export const FRAMES: readonly Frame[] = [
  { id: 0, price: null },
  ...FRAME_PRICES.map((price, place) => ({ id: 1 + place, price })),
];

/** The frame with an id; null: there is none. */
export const findFrame = (id: number): Frame | null => FRAMES.find((frame) => frame.id === id) ?? null;
