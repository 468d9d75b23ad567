import { QUICK_PLAY } from '../balance/room/quick-play.ts';
import { modeTraits } from '../catalogue/mode-traits.ts';

/** A public table as the room list shows it. */
export interface OpenTable {
  readonly roomId: string;
  readonly language: string;
  readonly mode: number;
  readonly ranked: boolean;
  readonly started: boolean;
  /** Starts its matches by itself. */
  readonly quick: boolean;
  /** Everybody who is there, watchers too. */
  readonly people: number;
  /** Who plays, bots too, and how many may; below 1: as many as a room holds. */
  readonly players: number;
  readonly seats: number;
}

/** Whether somebody who just wants to play may be led to this mode: it has a match to start, and no prompts that its host brings. */
export function suitsQuickPlay(mode: number): boolean {
  const { isDropIn, asksFor } = modeTraits(mode);
  return !isDropIn && asksFor !== 'customPrompts';
}

const mayHaveSeat = ({ quick, players, seats, people }: OpenTable): boolean =>
  seats < 1 || (quick ? people : players) < seats;

/**
 * The tables that somebody who just wants to play is offered, best first: those that wait before those that play, the more
 * people the better, and of two alike the one that starts by itself. Whether they may sit there only the table knows.
 */
export function rankTables(tables: readonly OpenTable[], language: string): readonly string[] {
  const fitting = tables.filter(
    (table) =>
      table.language === language &&
      !table.ranked &&
      suitsQuickPlay(table.mode) &&
      (table.quick || !table.started) &&
      mayHaveSeat(table),
  );
  const better = (a: OpenTable, b: OpenTable): number =>
    Number(a.started) - Number(b.started) ||
    b.people - a.people ||
    Number(b.quick) - Number(a.quick) ||
    (a.roomId < b.roomId ? -1 : 1);
  return fitting.toSorted(better).map(({ roomId }) => roomId);
}

/** A running match that may be waited for: few are left in it, or no people are. */
export const isNearEnd = (living: readonly { readonly bot: boolean }[]): boolean =>
  living.length <= QUICK_PLAY.nearEnd || living.every(({ bot }) => bot);

/** A table between two matches, as far as its own start matters; times on one clock, in ms. */
export interface WaitingTable {
  readonly now: number;
  /** Who is there to play. */
  readonly people: number;
  /** How it was when it was last looked at; null: nothing was planned. */
  readonly before: { readonly people: number; readonly startsAt: number } | null;
}

/** Waits of a table that starts by itself, in ms. */
export interface QuickWaits {
  readonly startMs: number;
  readonly startAloneMs: number;
}

/**
 * When a table starts by itself; null: there is nobody to start for. The second person gives the table a new wait; who
 * comes or goes after that changes nothing, so nobody can put the start off.
 */
export function planStart({ now, people, before }: WaitingTable, waits: QuickWaits = QUICK_PLAY): number | null {
  if (people === 0) return null;
  if (before === null) return now + (people === 1 ? waits.startAloneMs : waits.startMs);
  return before.people === 1 && people > 1 ? now + waits.startMs : before.startsAt;
}

/** How many bots sit with so many people: one alone gets company, and for each who comes a bot goes. */
export function countBots(people: number, bots: number): number {
  if (people === 0) return bots;
  const free = Math.max(0, QUICK_PLAY.withBots - people);
  return people === 1 ? free : Math.min(bots, free);
}
