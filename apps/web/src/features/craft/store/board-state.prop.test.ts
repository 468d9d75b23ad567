import type { CraftTile } from '@syllaboom/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { confirm, type ConfirmedBoard, isFree, seeBoard, type TileIntent } from './board-state.ts';

const SIZE = { width: 4, height: 4 };
const cell = fc.record({ x: fc.integer({ min: -1, max: 4 }), y: fc.integer({ min: -1, max: 4 }) });
const syllable = fc.constantFrom('RA', 'TIO', 'ING');
const wanted = fc.oneof(
  fc.record({ kind: fc.constant('place' as const), s: syllable, at: cell }),
  fc.record({ kind: fc.constant('move' as const), pick: fc.nat(20), at: cell }),
  fc.record({ kind: fc.constant('return' as const), pick: fc.nat(20) }),
);

const EMPTY: ConfirmedBoard = {
  tiles: [],
  size: SIZE,
  inventory: { RA: 3, TIO: 2, ING: 1 },
  words: [],
  today: { coins: 0, full: 90_000 },
};
const total = ({ tiles, inventory }: { tiles: readonly unknown[]; inventory: Readonly<Record<string, number>> }) =>
  tiles.length + Object.values(inventory).reduce((sum, count) => sum + count, 0);

/** A server that may refuse: it answers intents in order, and knows its tiles by other ids than the page. */
function answer(board: ConfirmedBoard, intents: readonly TileIntent[], refuses: readonly boolean[]): ConfirmedBoard {
  const ids = new Map<string, string>();
  const lost = new Set<string>();
  return intents.reduce((now, intent, n) => {
    if (lost.has(intent.id)) return now;
    if (refuses[n] === true) {
      if (intent.kind === 'place') lost.add(intent.id);
      return now;
    }
    const named = { ...intent, id: ids.get(intent.id) ?? intent.id };
    const seen = seeBoard(now, []);
    if (named.kind === 'place') {
      // What the page took for returned may have stayed: then there is none left to lay.
      if (!isFree(seen, named.x, named.y) || (now.inventory[named.s] ?? 0) === 0) return now;
      const tile: CraftTile = { id: `real-${n}`, s: named.s, x: named.x, y: named.y, status: 'free' };
      ids.set(intent.id, tile.id);
      return confirm(now, named, { validWords: [], today: { coins: 0, full: 0 }, syllable: tile });
    }
    if (named.kind === 'move' && !isFree(seen, named.x, named.y)) return now;
    return confirm(now, named, { validWords: [], today: { coins: 0, full: 0 } });
  }, board);
}

it('shows each tile once, on a cell of its own, and loses none, whatever is done and refused', () => {
  fc.assert(
    fc.property(
      fc.array(wanted, { maxLength: 25 }),
      fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }),
      (list, refuses) => {
        const intents: TileIntent[] = [];
        for (const [n, one] of list.entries()) {
          const seen = seeBoard(EMPTY, intents);
          const tile = 'pick' in one ? seen.tiles[one.pick % Math.max(1, seen.tiles.length)] : undefined;
          if (one.kind === 'place' && isFree(seen, one.at.x, one.at.y) && (seen.inventory[one.s] ?? 0) > 0)
            intents.push({ n, kind: 'place', id: `new-${n}`, s: one.s, ...one.at });
          if (one.kind === 'move' && tile && isFree(seen, one.at.x, one.at.y))
            intents.push({ n, kind: 'move', id: tile.id, ...one.at });
          if (one.kind === 'return' && tile) intents.push({ n, kind: 'return', id: tile.id });
        }
        for (const board of [seeBoard(EMPTY, intents), seeBoard(answer(EMPTY, intents, refuses), [])]) {
          expect(total(board)).toBe(total(EMPTY));
          expect(new Set(board.tiles.map(({ x, y }) => `${x} ${y}`)).size).toBe(board.tiles.length);
          expect(new Set(board.tiles.map(({ id }) => id)).size).toBe(board.tiles.length);
          expect(Object.values(board.inventory).every((count) => count > 0)).toBe(true);
        }
        // Where nothing is refused, the page had shown from the first moment what the server says in the end.
        const cells = (tiles: readonly { s: string; x: number; y: number }[]) =>
          tiles.map(({ s, x, y }) => `${s} ${x} ${y}`).sort();
        expect(cells(answer(EMPTY, intents, []).tiles)).toEqual(cells(seeBoard(EMPTY, intents).tiles));
      },
    ),
  );
});

it('shows a word only while its tiles lie on its path, and counts what is collected at once', () => {
  const tiles: CraftTile[] = [
    { id: 'a', s: 'RA', x: 0, y: 0, status: 'used' },
    { id: 'b', s: 'TIO', x: 1, y: 0, status: 'used' },
  ];
  const path = tiles.map(({ id, x, y }) => ({ id, x, y }));
  const board = { ...EMPTY, tiles, words: [{ id: 'w', word: 'RATIO', path, lastReward: 5, earns: true }] };
  expect(seeBoard(board, []).islands).toMatchObject([{ x: 0, y: 0 }]);
  expect(seeBoard(board, []).tiles.map(({ status }) => status)).toEqual(['used', 'used']);
  const moved = seeBoard(board, [{ n: 1, kind: 'move', id: 'b', x: 3, y: 3 }]);
  expect([moved.words, moved.islands, moved.at(3, 3)?.status, moved.at(0, 0)?.status]).toEqual([
    [],
    [],
    'pending',
    'free',
  ]);
  const collected = seeBoard(board, [{ n: 1, kind: 'collect', words: new Set(['w']), at: 900 }]);
  expect(collected.words[0]?.lastReward).toBe(900);
});
