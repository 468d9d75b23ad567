import type { MarketGood } from '@syllaboom/contracts';

/** Exactly that thing among some whose words begin alike; null: the player has no piece of that language. */
export const findGood = (goods: readonly MarketGood[], word: string, locale: string): MarketGood | null =>
  goods.find((good) => good.word === word && good.pieces.some((piece) => piece.locale === locale)) ?? null;
