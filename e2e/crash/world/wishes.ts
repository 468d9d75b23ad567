import { randomUUID } from 'node:crypto';
import { BOARD_STEPS, nextBoardStep } from '../../driver/sdk-board.ts';
import { pick } from '../intents.ts';
import { TRADE_PATHS, TRADES, wishToExchange, wishToTrade } from '../value-wishes.ts';
import { groupOf, personOf, playerOf, type World } from './world.ts';

const BOARD_KINDS = [...BOARD_STEPS, 'clear-unused'] as const;
const CLAN_KINDS = ['found', 'join', 'accept', 'kick', 'leave', 'transfer', 'upgrade'] as const;
export const KINDS = [...TRADES, 'exchange', ...BOARD_KINDS, ...CLAN_KINDS, 'message', 'line'] as const;
/** What all of it is about. */
export const AREAS: Readonly<Record<string, readonly Kind[]>> = {
  trade: TRADES,
  exchange: ['exchange'],
  boards: BOARD_KINDS,
  clans: CLAN_KINDS,
  messages: ['message'],
  lines: ['line'],
};
export type Kind = (typeof KINDS)[number];
/** What pays or moves things under the key of its caller, and is kept as one operation. */
export const OPERATIONS: readonly Kind[] = [...TRADES, 'exchange', 'found', 'upgrade'];
/** What is answered the same whenever it is asked again. */
export const REPEATABLE: readonly Kind[] = [...OPERATIONS, 'expand', 'message'];

interface Wish {
  readonly kind: Kind;
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
}
/** Something that a player wants, under a key, until it is answered. */
export interface Intent extends Wish {
  readonly by: number;
  readonly key: string;
  /** The clan that they were in, as far as they knew. */
  readonly clanId: string | null;
}

/** How often the broom comes. */
const CLEARS = 0.04;
const MOST_CLANS = 6;
const oneOf = <One>(from: readonly One[]): One | null => (from.length === 0 ? null : pick(from));

/** What a player wants next of all that one can do in this world. */
export function wish(world: World, by: number): Intent {
  const key = randomUUID();
  const one = pick([trade, exchange, craft, craft, clan, clan, message, line])(world, by, key);
  return { ...one, by, key, clanId: personOf(world, by).clanId };
}

function trade({ stock }: World, by: number): Wish {
  const { kind, body } = wishToTrade(stock, by);
  return { kind, path: TRADE_PATHS[kind], body };
}
const exchange = (): Wish => ({ kind: 'exchange', path: '/exchange/currency', body: wishToExchange() });
const message = (world: World, by: number, k: string): Wish => ({
  kind: 'message',
  path: `/inbox/${groupOf(world, by)}/send`,
  body: { t: `message ${k}`, y: 'text', k },
});
const line = (_: World, __: number, k: string): Wish => ({
  kind: 'line',
  path: '/clan/chat/send',
  body: { message: `line ${k}`, k },
});

function craft(world: World, by: number): Wish {
  const { board } = personOf(world, by);
  if (board === null || Math.random() < CLEARS) return { kind: 'clear-unused', path: '/craft/clear-unused' };
  return nextBoardStep(board);
}

const DIGITS = 'BCDFGHJKMPQRTVWX';
let founded = 0;
/** Two letters for each of the clans, so that no two have one name. */
function newTag(): string {
  founded += 1;
  return [1, DIGITS.length, DIGITS.length ** 2].map((by) => DIGITS[Math.floor(founded / by) % DIGITS.length]).join('');
}

function clan(world: World, by: number): Wish {
  const { clanId } = personOf(world, by);
  if (clanId === null) {
    const lately = world.clans.slice(-MOST_CLANS);
    if (lately.length < 2 || Math.random() < 0.1) {
      const tag = newTag();
      return { kind: 'found', path: '/clan/create', body: { name: `World ${tag}`, tag } };
    }
    return { kind: 'join', path: '/clan/join', body: { clanId: pick(lately) } };
  }
  const others = world.players.filter((_, n) => n !== by);
  const members = world.players.filter((_, n) => n !== by && personOf(world, n).clanId === clanId);
  const asking = oneOf(world.asked.filter((one) => one.clanId === clanId));
  const memberId = (oneOf(members) ?? pick(others)).user.id;
  const acceptedPlayer = (asking?.player ?? pick(others)).user.id;
  const accept: Wish = { kind: 'accept', path: '/clan/manage/accept', body: { acceptedPlayer } };
  return pick<Wish>([
    accept,
    accept,
    accept,
    { kind: 'kick', path: '/clan/manage/kick', body: { memberId } },
    { kind: 'transfer', path: '/clan/transfer', body: { memberId } },
    { kind: 'upgrade', path: '/clan/upgrade' },
    { kind: 'leave', path: '/clan/leave' },
  ]);
}

/** Whoever asked for it knows less from here on: it may happen whether they hear of it or not. */
export function forgetBefore(world: World, { by, kind, body }: Intent): void {
  const { laid } = personOf(world, by);
  if (kind === 'move' || kind === 'return') laid.delete(String(body?.id));
  if (kind === 'clear-unused') laid.clear();
}

/** What they know from an answer. */
export function learnFrom(world: World, { by, kind, body }: Intent, said: Readonly<Record<string, unknown>>): void {
  const player = playerOf(world, by);
  if (kind === 'found') world.clans.push(String(said.clanId));
  if (kind === 'join') world.asked = [...world.asked, { clanId: String(body?.clanId), player }];
  if (kind === 'accept') world.asked = world.asked.filter((one) => one.player.user.id !== body?.acceptedPlayer);
  const { laid } = personOf(world, by);
  if (kind === 'move') laid.set(String(body?.id), { x: Number(body?.x), y: Number(body?.y) });
  if (kind === 'place') {
    const { id, x, y } = said.syllable as { id: string; x: number; y: number };
    laid.set(id, { x, y });
  }
}

export const isOfBoard = (kind: Kind): boolean => BOARD_KINDS.some((one) => one === kind);
export const isOfClan = (kind: Kind): boolean => CLAN_KINDS.some((one) => one === kind);
