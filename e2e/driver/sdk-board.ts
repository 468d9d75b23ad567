import { ENDPOINTS, type ReplyOf } from '@syllaboom/contracts';
import type { SdkPlayer } from './sdk-player.ts';

export type Board = ReplyOf<(typeof ENDPOINTS)['craftBoard']>;
export const BOARD_STEPS = ['place', 'move', 'return', 'collect', 'collect-island', 'collect-all', 'expand'] as const;
export type BoardStepKind = (typeof BOARD_STEPS)[number];
/** A call that changes a board. */
export interface BoardStep {
  readonly kind: BoardStepKind;
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** They spell plenty of English words wherever they lie, close together. */
export const BOARD_TILES = ['ST', 'AR', 'E', 'ING', 'T', 'R', 'S', 'EA'] as const;
const CELLS = 6;
const ANSWER_MS = 5_000;

/** A player's own board; the first time it is laid out. Fails where nobody shows it. */
export async function readBoard(url: string, { token }: SdkPlayer): Promise<Board> {
  const reply = await fetch(`${url}/api/craft/board`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  if (!reply.ok) throw new Error(`No board: ${reply.status}`);
  return ENDPOINTS.craftBoard.reply.parse(await reply.json());
}

const pick = <One>(from: readonly One[]): One | undefined => from[Math.floor(Math.random() * from.length)];
const cell = () => ({ x: Math.floor(Math.random() * CELLS), y: Math.floor(Math.random() * CELLS) });
/** Laying and moving come first: there is something to collect then. */
const WISHES: readonly BoardStepKind[] = ['place', 'place', 'move', ...BOARD_STEPS];

/** What somebody does next on a board as they saw it last; in the meantime it may have changed. */
export function nextBoardStep({ board, validWords, boardSize }: Board): BoardStep {
  const kind = pick(WISHES);
  const tile = pick(board);
  const word = pick(validWords);
  if (kind === 'move' && tile) return { kind, path: '/craft/move', body: { id: tile.id, ...cell() } };
  if (kind === 'return' && tile) return { kind, path: '/craft/return', body: { id: tile.id } };
  if (kind === 'collect' && word) return { kind, path: `/craft/collect/${word.id}` };
  if (kind === 'collect-island' && word) return { kind, path: `/craft/collect/${word.id}?island=true` };
  if (kind === 'collect-all') return { kind, path: '/craft/collect-all' };
  if (kind === 'expand')
    return { kind, path: '/craft/expand', body: { direction: pick(['south', 'east']), boardSize } };
  return { kind: 'place', path: '/craft/place', body: { syllable: pick(BOARD_TILES), ...cell() } };
}
