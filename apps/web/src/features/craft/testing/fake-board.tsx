import type { CraftCollector, CraftTile, CraftWord, Friend, SessionUser } from '@syllaboom/contracts';
import { CRAFT, craftCoins } from '@syllaboom/engine';
import { render } from 'vitest-browser-react';
import { fakeFetch, refusal, reply, type SeenCall } from '../../../testing/fake-fetch.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { Confirmations } from '../../../ui/kit/popups/confirm.tsx';
import { TipProvider } from '../../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { CraftBoard, CraftWindows } from '../index.ts';

const MINUTE_MS = 60_000;

/** Syllables that lie in a row or a column and read as words, for boards of tests. */
export interface LaidWord {
  readonly word: string;
  readonly parts: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly down?: boolean;
  /** How long it has earned. */
  readonly minutes?: number;
}

interface Kept {
  tiles: readonly CraftTile[];
  words: readonly CraftWord[];
  size: { width: number; height: number };
  inventory: Record<string, number>;
  collectors: readonly CraftCollector[];
  friends: readonly Friend[];
  /** Words that pairs of syllables make. */
  dictionary: readonly string[];
  today: number;
  /** Instead of the usual answer, by method and path. */
  instead: Record<string, (call: SeenCall) => Response | Promise<Response>>;
}

/** A board on which these words lie. */
export function boardOf(laid: readonly LaidWord[]): Pick<Kept, 'tiles' | 'words'> {
  const tiles: CraftTile[] = [];
  const words = laid.map(({ word, parts, x, y, down = false, minutes = 0 }, n): CraftWord => {
    const path = parts.map((s, at) => {
      const cell = { x: down ? x : x + at, y: down ? y + at : y };
      let tile = tiles.find((one) => one.x === cell.x && one.y === cell.y);
      if (!tile) {
        tile = { id: `t${tiles.length + 1}`, s, ...cell, status: 'used' };
        tiles.push(tile);
      }
      return { id: tile.id, ...cell };
    });
    return { id: `w${n + 1}`, word, path, lastReward: Date.now() - minutes * MINUTE_MS, earns: true };
  });
  return { tiles, words };
}

const FIRST: Kept = {
  tiles: [],
  words: [],
  size: { width: CRAFT.size, height: CRAFT.size },
  inventory: { RA: 2, TIO: 1, ING: 3, BOM: 1 },
  collectors: [],
  friends: [],
  dictionary: ['RATIO'],
  today: 0,
  instead: {},
};
let made = 0;
const todayOf = (kept: Kept) => ({ coins: kept.today, full: CRAFT.dailyFull });

/** Words whose tiles moved are gone; pairs in a row that are in the dictionary are words. */
function findWords(kept: Kept): void {
  const standing = kept.words.filter(({ path }) =>
    path.every(({ id, x, y }) => kept.tiles.some((tile) => tile.id === id && tile.x === x && tile.y === y)),
  );
  for (const left of kept.tiles) {
    const right = kept.tiles.find(({ x, y }) => x === left.x + 1 && y === left.y);
    const word = left.s + (right?.s ?? '');
    if (!right || !kept.dictionary.includes(word) || standing.some((one) => one.word === word)) continue;
    const path = [left, right].map(({ id, x, y }) => ({ id, x, y }));
    made += 1;
    standing.push({ id: `new-w${made}`, word, path, lastReward: Date.now(), earns: true });
  }
  kept.words = standing;
}

function moved(kept: Kept, more: object = {}): Response {
  findWords(kept);
  return reply({ success: true, validWords: kept.words, paid: 0, today: todayOf(kept), now: Date.now(), ...more });
}

function collect(kept: Kept, ids: readonly string[]): Response {
  const now = Date.now();
  const coins = kept.words.filter(({ id }) => ids.includes(id)).reduce((sum, word) => sum + craftCoins(word, now), 0);
  kept.words = kept.words.map((word) => (ids.includes(word.id) ? { ...word, lastReward: now } : word));
  kept.today += coins;
  return reply({ success: true, newLastReward: now, coins, validWords: kept.words, today: todayOf(kept), now });
}

function clearUnused(kept: Kept): Response {
  const used = new Set(kept.words.flatMap(({ path }) => path.map(({ id }) => id)));
  const cleared: Record<string, number> = {};
  for (const { id, s } of kept.tiles) if (!used.has(id)) cleared[s] = (cleared[s] ?? 0) + 1;
  kept.tiles = kept.tiles.filter(({ id }) => used.has(id));
  for (const [s, count] of Object.entries(cleared))
    kept.inventory = { ...kept.inventory, [s]: (kept.inventory[s] ?? 0) + count };
  const clearedCount = Object.values(cleared).reduce((sum, count) => sum + count, 0);
  return reply({ success: true, clearedCount, inventory: kept.inventory, clearedSyllables: cleared });
}

const boardReply = (kept: Kept, more: object): Response =>
  reply({ success: true, board: kept.tiles, boardSize: kept.size, validWords: kept.words, now: Date.now(), ...more });

const ANSWERS: Record<string, (kept: Kept, call: SeenCall, id: string) => Response> = {
  'GET /craft/board': (kept) => boardReply(kept, { inventory: kept.inventory, today: todayOf(kept) }),
  'GET /craft/preview/': (kept, _, id) =>
    boardReply(kept, { inventory: {}, player: { id, displayName: 'Lumi', avatar: 'Lumi', frame: 0 } }),
  'POST /craft/place': (kept, { body }) => {
    const { syllable: s, x, y } = body as { syllable: string; x: number; y: number };
    made += 1;
    const tile: CraftTile = { id: `s${made}`, s, x, y, status: 'free' };
    kept.tiles = [...kept.tiles, tile];
    kept.inventory = { ...kept.inventory, [s]: (kept.inventory[s] ?? 0) - 1 };
    return moved(kept, { syllable: tile });
  },
  'POST /craft/move': (kept, { body }) => {
    const { id, x, y } = body as { id: string; x: number; y: number };
    kept.tiles = kept.tiles.map((tile) => (tile.id === id ? { ...tile, x, y } : tile));
    return moved(kept);
  },
  'POST /craft/return': (kept, { body }) => {
    const tile = kept.tiles.find(({ id }) => id === body.id);
    kept.tiles = kept.tiles.filter(({ id }) => id !== body.id);
    if (tile) kept.inventory = { ...kept.inventory, [tile.s]: (kept.inventory[tile.s] ?? 0) + 1 };
    return moved(kept);
  },
  'POST /craft/collect/': (kept) =>
    collect(
      kept,
      kept.words.map(({ id }) => id),
    ),
  'POST /craft/collect-all': (kept) =>
    collect(
      kept,
      kept.words.map(({ id }) => id),
    ),
  'POST /craft/expand': (kept, { body }) => {
    const { width, height } = kept.size;
    kept.size = body.direction === 'south' ? { width, height: height + 1 } : { width: width + 1, height };
    return reply({ success: true, newBoardSize: kept.size });
  },
  'POST /craft/clear-unused': clearUnused,
  'GET /craft/leaderboard': ({ collectors }) => {
    const userRank = collectors.length > 0 ? { totalCoinsCollected: 1_200, rank: 7 } : null;
    return reply({ success: true, leaderboard: collectors, userRank });
  },
  'GET /friends': ({ friends }) => reply({ friends, hash: 'h', unchanged: false }),
};

/** Keeps a board as the real server does, but that only pairs in a row are words, and that all of them are one island. */
export function serveBoard(first: Partial<Kept> = {}) {
  const kept: Kept = { ...FIRST, instead: {}, ...first };
  made = 0;
  const seen = fakeFetch((call) => {
    const [, way = '', id = ''] = /^(\/craft\/(?:collect|preview)\/)(.+)$/.exec(call.path) ?? [];
    const name = `${call.method} ${way || call.path}`;
    return kept.instead[name]?.(call) ?? ANSWERS[name]?.(kept, call, id) ?? refusal('http/not_found', 404);
  });
  return {
    kept,
    seen,
    calls: (path: string): SeenCall[] =>
      seen.filter((call) => call.method === 'POST' && call.path === `/craft/${path}`),
  };
}

/** The board on a page of its own, with what stands around it in the app. */
export async function showBoard(viewer: Partial<SessionUser> = {}) {
  signInAs(viewer);
  return render(
    <TipProvider>
      <main style={{ height: '100vh', display: 'flex', background: 'var(--panel)' }}>
        <CraftBoard />
      </main>
      <CraftWindows />
      <Toasts />
      <Confirmations />
    </TipProvider>,
  );
}
