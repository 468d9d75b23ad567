import type { TileOdds } from '@syllaboom/contracts';
import { canonicalWord, drawTile, GAMBLE, gambleOdds, type WordIndex } from '@syllaboom/engine';
import { requireAccount } from '#features/account';
import { type ItemGain, swapItems } from '#features/inventory';
import { lockBalances, post, runOperation } from '#features/wallet';
import { requireLanguage } from '#features/words';
import type { Tx } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { findFreeTile, type NamedTile } from './own-tiles.ts';
import type { TileDeps } from './tiles.deps.ts';

/** What is gambled: without a language the server finds the one that is meant. */
export interface GambleWish {
  readonly syllable: string;
  readonly locale?: string | undefined;
}
/** What came of it. */
export interface Gambled extends NamedTile {
  readonly newSyllable: string;
  /** Words that hold it. */
  readonly words: number;
  /** Diamonds that are left. */
  readonly remaining: number;
  /** The numbers that were drawn, for whoever looks into it later. */
  readonly rolls: readonly number[];
}

/** What a tile may turn into. Throws `words/language_unknown` and `words/language_building`. */
export async function readTileOdds({ ports }: TileDeps, locale: string, syllable: string): Promise<TileOdds> {
  const language = requireLanguage(locale);
  const index = await ports.openDictionary(language);
  const tile = canonicalWord(syllable, language);
  return { words: index.count(tile), cost: GAMBLE.diamonds, classes: gambleOdds(index, tile) };
}

/**
 * Takes a free tile and five diamonds for another tile of the same length, once per key. Throws `gamble/off`,
 * `gamble/no_tile`, `gamble/no_diamonds`, `gamble/no_other`. Account, purse, things: so the rows are locked.
 */
export async function gambleTile(deps: TileDeps, playerId: string, wish: GambleWish, key: string): Promise<Gambled> {
  // The tile may be gone by now because this very call was carried out before: what that gave is kept with its key.
  const tile = await findTile(deps, playerId, wish);
  const index = tile && (await deps.ports.openDictionary(tile.locale));
  const { result } = await runOperation<Gambled>(
    deps.database,
    { actor: playerId, key, kind: 'gamble', body: [wish.syllable, wish.locale ?? null] },
    async (tx, operationId) => {
      if (!deps.gambleOpen) throw new AppError('gamble/off');
      await requireAccount(tx, playerId);
      if (tile === null || index === null) throw new AppError('gamble/no_tile');
      const remaining = await pay(tx, operationId, playerId);
      const { newSyllable, rolls } = draw(index, tile, deps.roll);
      await swap(tx, operationId, { playerId, tile, newSyllable });
      deps.ports.announceChange(tx, playerId);
      return {
        locale: tile.locale,
        syllable: tile.syllable,
        newSyllable,
        words: index.count(newSyllable),
        remaining,
        rolls,
      };
    },
  );
  return result;
}

async function findTile({ database }: TileDeps, playerId: string, wish: GambleWish): Promise<NamedTile | null> {
  if (wish.locale === undefined) return findFreeTile(database.db, playerId, wish.syllable);
  const locale = requireLanguage(wish.locale);
  return { locale, syllable: canonicalWord(wish.syllable, locale) };
}

/** Takes what a try costs; how many diamonds are left. */
async function pay(tx: Tx, operationId: number, playerId: string): Promise<number> {
  const { diamond } = await lockBalances(tx, playerId);
  if (diamond < GAMBLE.diamonds) throw new AppError('gamble/no_diamonds');
  const price = { currency: 'diamond', amount: GAMBLE.diamonds } as const;
  await post(tx, operationId, [{ from: { playerId }, to: { system: 'shop' }, ...price }]);
  return diamond - GAMBLE.diamonds;
}

function draw(index: WordIndex, { syllable }: NamedTile, roll: () => number) {
  const rolls: number[] = [];
  const newSyllable = drawTile(index, syllable, () => {
    const rolled = roll();
    rolls.push(rolled);
    return rolled;
  });
  if (newSyllable === null) throw new AppError('gamble/no_other');
  return { newSyllable, rolls };
}

async function swap(
  tx: Tx,
  operationId: number,
  {
    playerId,
    tile,
    newSyllable,
  }: { readonly playerId: string; readonly tile: NamedTile; readonly newSyllable: string },
): Promise<void> {
  const { locale, syllable } = tile;
  const one = (item: string): ItemGain => ({ playerId, kind: 'tile', locale, item, count: 1 });
  try {
    await swapItems(tx, operationId, [one(syllable)], [one(newSyllable)]);
  } catch (cause) {
    if (cause instanceof AppError && cause.code === 'inventory/not_enough') throw new AppError('gamble/no_tile');
    throw cause;
  }
}
