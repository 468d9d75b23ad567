import { canonicalWord, fallApart, GAME_LANGUAGES } from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import { addItems } from '#features/inventory';
import { runOperation } from '#features/wallet';
import { requireLanguage, takeHolding } from '#features/words';
import { AppError } from '#platform/errors/app-error.ts';
import type { TileDeps } from './tiles.deps.ts';

/** What is destroyed: without a language the first of the game's in which the word is held and free. */
export interface DestroyWish {
  readonly word: string;
  readonly locale?: string | undefined;
}
/** What came of it. */
export interface Destroyed {
  readonly locale: string;
  readonly word: string;
  /** The tiles, from left to right. */
  readonly syllables: readonly string[];
  /** In how many languages the player still holds the word. */
  readonly level: number;
}

/**
 * Destroys a copy of a word that the player holds, once per key: it falls apart into tiles of its language. Who discovered it
 * and who has claimed it stays; nobody holds it any more. Throws `destroy/not_held` and `destroy/on_offer`. Account, word,
 * things: so the rows are locked.
 */
export async function destroyWord(
  { database }: TileDeps,
  playerId: string,
  wish: DestroyWish,
  key: string,
): Promise<Destroyed> {
  const asked = wish.locale === undefined ? GAME_LANGUAGES : [requireLanguage(wish.locale)];
  const spelled = new Map(GAME_LANGUAGES.map((locale) => [locale, canonicalWord(wish.word, locale)]));
  const { result } = await runOperation<Destroyed>(
    database,
    { actor: playerId, key, kind: 'destroy', body: [wish.word, wish.locale ?? null] },
    async (tx, operationId) => {
      await requireAccount(tx, playerId);
      const taken = await takeHolding(tx, playerId, spelled, asked);
      if (taken === 'none') throw new AppError('destroy/not_held');
      if (taken === 'reserved') throw new AppError('destroy/on_offer');
      const { locale, word, level } = taken;
      const syllables = fallApart(word);
      await addItems(
        tx,
        operationId,
        syllables.map((item) => ({ playerId, kind: 'tile' as const, locale, item, count: 1 })),
      );
      return { locale, word, syllables, level };
    },
  );
  return result;
}
