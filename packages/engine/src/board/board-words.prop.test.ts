import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPathOf, wordsOfBoard } from '../testing/words-of-board.ts';
import { type BoardDictionary, changeWords, type LaidTile, LaidTiles } from '../index.ts';

const SIZE = 6;
const SYLLABLES = ['A', 'B', 'AB', 'BA'];
const dictionaryOf = (words: ReadonlySet<string>): BoardDictionary => ({
  exists: (word) => words.has(word),
  begins: (text) => [...words].some((word) => word.startsWith(text)),
});

interface Kept {
  readonly word: string;
  readonly path: readonly string[];
}
const run = <Result>(steps: Generator<void, Result>): Result => {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
};

const cell = fc.record({ x: fc.nat(SIZE - 1), y: fc.nat(SIZE - 1) });
const deed = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('place' as const), s: fc.constantFrom(...SYLLABLES), to: cell }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), pick: fc.nat(), to: cell }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('return' as const), pick: fc.nat() }) },
);

it('words that are kept as tiles come, go and move are those that a look at all paths finds, each once and by an honest path', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[AB]{2,7}$/), { minLength: 1, maxLength: 40 }),
      fc.array(deed, { minLength: 1, maxLength: 60 }),
      (list, deeds) => {
        const words = new Set(list);
        let tiles: LaidTile[] = [];
        let kept: Kept[] = [];
        for (const [n, done] of deeds.entries()) {
          const isFree = (to: { x: number; y: number }) => !tiles.some(({ x, y }) => x === to.x && y === to.y);
          let tileId: string;
          if (done.kind === 'place') {
            if (!isFree(done.to)) continue;
            tileId = `t${n}`;
            tiles = [...tiles, { id: tileId, s: done.s, ...done.to }];
          } else {
            const tile = tiles[done.pick % Math.max(1, tiles.length)];
            if (tile === undefined) continue;
            if (done.kind === 'move' && !isFree(done.to)) continue;
            tileId = tile.id;
            const rest = tiles.filter(({ id }) => id !== tileId);
            tiles = done.kind === 'move' ? [...rest, { ...tile, ...done.to }] : rest;
          }
          const changed = run(
            changeWords({ tiles, words: kept }, { tileId, lies: done.kind !== 'return' }, dictionaryOf(words)),
          );
          const broken = new Set(changed.broken);
          kept = [
            ...kept
              .filter((word) => !broken.has(word))
              .map((word) => ({ ...word, path: changed.moved.get(word)?.map(({ id }) => id) ?? word.path })),
            ...changed.formed.map(({ word, path }) => ({ word, path: path.map(({ id }) => id) })),
          ];
          const tileOf = new Map(tiles.map((tile) => [tile.id, tile]));
          expect(kept.map(({ word }) => word).toSorted()).toEqual([...wordsOfBoard(tiles, words)].toSorted());
          for (const { word, path } of kept)
            expect(
              isPathOf(
                word,
                path.map((id) => tileOf.get(id) as LaidTile),
              ),
            ).toBe(true);
        }
      },
    ),
    { numRuns: 400 },
  );
});

it('cells are found by both readings', () => {
  const tiles = new LaidTiles([{ id: '1', s: 'A', x: 3, y: 5 }]);
  expect([
    tiles.at('right', 3, 5)?.id,
    tiles.at('down', 5, 3)?.id,
    tiles.at('right', 5, 3),
    tiles.at('right', -1, 5),
  ]).toEqual(['1', '1', undefined, undefined]);
});
