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

/** Keeps a board as the real server does, but for what only pairs in a row make. */
export function serveBoard(first: Partial<Kept> = {}) {
  const kept: Kept = {
    tiles: [],
    words: [],
    size: { width: CRAFT.size, height: CRAFT.size },
    inventory: { RA: 2, TIO: 1, ING: 3, BOM: 1 },
    collectors: [],
    friends: [],
    dictionary: ['RATIO'],
    today: 0,
    instead: {},
    ...first,
  };
  let made = 0;
  const today = () => ({ coins: kept.today, full: CRAFT.dailyFull });
  const findWords = (): void => {
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
  };
  const moved = (more: object = {}) => {
    findWords();
    return reply({ success: true, validWords: kept.words, paid: 0, today: today(), now: Date.now(), ...more });
  };
  const collect = (ids: readonly string[]) => {
    const now = Date.now();
    const coins = kept.words.filter(({ id }) => ids.includes(id)).reduce((sum, word) => sum + craftCoins(word, now), 0);
    kept.words = kept.words.map((word) => (ids.includes(word.id) ? { ...word, lastReward: now } : word));
    kept.today += coins;
    return reply({ success: true, newLastReward: now, coins, validWords: kept.words, today: today(), now });
  };
  const answers: Record<string, (call: SeenCall) => Response> = {
    'GET /craft/board': () =>
      reply({
        success: true,
        board: kept.tiles,
        boardSize: kept.size,
        inventory: kept.inventory,
        validWords: kept.words,
        today: today(),
        now: Date.now(),
      }),
    'POST /craft/place': ({ body }) => {
      const { syllable: s, x, y } = body as { syllable: string; x: number; y: number };
      made += 1;
      const tile: CraftTile = { id: `s${made}`, s, x, y, status: 'free' };
      kept.tiles = [...kept.tiles, tile];
      kept.inventory = { ...kept.inventory, [s]: (kept.inventory[s] ?? 0) - 1 };
      return moved({ syllable: tile });
    },
    'POST /craft/move': ({ body }) => {
      const { id, x, y } = body as { id: string; x: number; y: number };
      kept.tiles = kept.tiles.map((tile) => (tile.id === id ? { ...tile, x, y } : tile));
      return moved();
    },
    'POST /craft/return': ({ body }) => {
      const tile = kept.tiles.find(({ id }) => id === body.id);
      kept.tiles = kept.tiles.filter(({ id }) => id !== body.id);
      if (tile) kept.inventory = { ...kept.inventory, [tile.s]: (kept.inventory[tile.s] ?? 0) + 1 };
      return moved();
    },
    'POST /craft/collect-all': () => collect(kept.words.map(({ id }) => id)),
    'POST /craft/expand': ({ body }) => {
      const { width, height } = kept.size;
      kept.size = body.direction === 'south' ? { width, height: height + 1 } : { width: width + 1, height };
      return reply({ success: true, newBoardSize: kept.size });
    },
    'POST /craft/clear-unused': () => {
      const used = new Set(kept.words.flatMap(({ path }) => path.map(({ id }) => id)));
      const gone = kept.tiles.filter(({ id }) => !used.has(id));
      kept.tiles = kept.tiles.filter(({ id }) => used.has(id));
      const cleared: Record<string, number> = {};
      for (const { s } of gone) {
        cleared[s] = (cleared[s] ?? 0) + 1;
        kept.inventory = { ...kept.inventory, [s]: (kept.inventory[s] ?? 0) + 1 };
      }
      return reply({ success: true, clearedCount: gone.length, inventory: kept.inventory, clearedSyllables: cleared });
    },
    'GET /craft/leaderboard': () =>
      reply({
        success: true,
        leaderboard: kept.collectors,
        userRank: kept.collectors.length > 0 ? { totalCoinsCollected: 1_200, rank: 7 } : null,
      }),
    'GET /friends': () => reply({ friends: kept.friends, hash: 'h', unchanged: false }),
  };
  const seen = fakeFetch((call) => {
    const island = /^\/craft\/collect\/(.+)$/.exec(call.path)?.[1];
    const preview = /^\/craft\/preview\/(.+)$/.exec(call.path)?.[1];
    const name = `${call.method} ${island ? '/craft/collect' : preview ? '/craft/preview' : call.path}`;
    const answer = kept.instead[name] ?? answers[name];
    if (answer) return answer(call);
    if (island) return collect(kept.words.map(({ id }) => id));
    if (preview)
      return reply({
        success: true,
        ...{ board: kept.tiles, boardSize: kept.size, inventory: {}, validWords: kept.words, now: Date.now() },
        player: { id: preview, displayName: 'Lumi', avatar: 'Lumi', frame: 0 },
      });
    return refusal('http/not_found', 404);
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
