import { type BoardDictionary, findPath, findWords, type FoundWord } from './find-words.ts';
import { type LaidTile, LaidTiles } from './laid-tiles.ts';

/** A word that lies on a board, as the change of a tile finds it. */
interface StandingWord {
  readonly word: string;
  /** Ids of its tiles. */
  readonly path: readonly string[];
}

/** What has become of the words of a board. */
export interface ChangedWords<Word, Tile extends LaidTile> {
  /** Words that can still be read somewhere else than before. */
  readonly moved: ReadonlyMap<Word, readonly Tile[]>;
  /** Words that can't be read any more. */
  readonly broken: readonly Word[];
  readonly formed: readonly FoundWord<Tile>[];
}

/**
 * What becomes of the words when one tile has come, gone or moved; `tiles` are those that lie there now. Only paths through
 * that tile are looked at. A word that it breaks goes on where it can be read elsewhere on the board.
 */
export function* changeWords<Word extends StandingWord, Tile extends LaidTile>(
  { tiles, words }: { readonly tiles: readonly Tile[]; readonly words: readonly Word[] },
  change: { readonly tileId: string; readonly lies: boolean },
  dictionary: BoardDictionary,
): Generator<void, ChangedWords<Word, Tile>> {
  const laid = new LaidTiles(tiles);
  const tile = change.lies ? tiles.find(({ id }) => id === change.tileId) : undefined;
  const found = tile === undefined ? [] : yield* findWords(laid, tile, dictionary);
  const pathOf = new Map(found.map(({ word, path }) => [word, path]));
  const moved = new Map<Word, readonly Tile[]>();
  const broken: Word[] = [];
  for (const word of words) {
    if (!word.path.includes(change.tileId)) continue;
    const path = pathOf.get(word.word) ?? (dictionary.exists(word.word) ? yield* findPath(laid, word.word) : null);
    if (path === null) broken.push(word);
    else moved.set(word, path);
    yield;
  }
  const known = new Set(words.map(({ word }) => word));
  return { moved, broken, formed: found.filter(({ word }) => !known.has(word)) };
}
