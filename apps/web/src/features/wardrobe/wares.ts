import type { SessionUser } from '@syllaboom/contracts';
import { BACKGROUNDS } from '@syllaboom/engine';

/** What one can wear: each kind has ids of its own, and 0 is what everybody has. */
export const WARE_KINDS = ['bomb', 'frame', 'background', 'streak', 'heart'] as const;
export type WareKind = (typeof WARE_KINDS)[number];
export interface Ware {
  readonly kind: WareKind;
  readonly id: number;
}

type Wardrobe = Pick<SessionUser, 'bombs' | 'frames' | 'streaks' | 'hearts'>;
/** Ids of what a player owns of a kind; backgrounds are everybody's. */
export function ownedOf(user: Wardrobe, kind: WareKind): ReadonlySet<number> {
  switch (kind) {
    case 'bomb':
      return new Set([0, ...user.bombs.split(',').filter(Boolean).map(Number)]);
    case 'frame':
      return new Set([0, ...user.frames]);
    case 'streak':
      return new Set([0, ...user.streaks]);
    case 'heart':
      return new Set([0, ...user.hearts]);
    case 'background':
      return new Set(BACKGROUNDS.keys());
  }
}

type Worn = Pick<SessionUser, WareKind>;
export const wornOf = (user: Worn, kind: WareKind): number => user[kind];
