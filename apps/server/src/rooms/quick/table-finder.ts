import { GAME_ROOM, type ErrorCode, type RoomListing } from '@syllaboom/contracts';
import { type GameLanguage, type OpenTable, QUICK_PLAY, rankTables } from '@syllaboom/engine';
import { systemClock } from '#platform/clock/clock.ts';
import { matchMaker } from '#platform/rooms/colyseus.ts';
import type { RoomIdentity } from '../ports.ts';
import type { Offer } from './place-offers.ts';

/** Somebody who presses Quick play; plain data, since it travels to the lobby's process. */
export interface TableRequest {
  readonly asker: RoomIdentity;
  readonly locale: GameLanguage;
  /** Tables that have given them no seat a moment ago. */
  readonly avoided: readonly string[];
}
/** A table that expects them, or why there is none. */
export type FoundTable =
  | { readonly roomId: string; readonly isNew: boolean }
  | { readonly refusal: Extract<ErrorCode, 'room/queued' | 'http/unavailable'> };

/** A table that stands still for so long is passed over. */
const ANSWER_MS = 1_000;

interface Remembered {
  readonly roomId: string;
  readonly at: number;
}

const asOpenTable = ({ roomId, clients, metadata }: RoomListing): OpenTable => ({
  roomId,
  language: metadata.language,
  mode: metadata.mode,
  ranked: metadata.ranked,
  started: metadata.started,
  quick: metadata.quick === true,
  people: clients,
  players: metadata.players,
  seats: metadata.maxp,
});

/**
 * Finds the table for one press on Quick play. It is a part of the lobby, of which there is one over all processes: who
 * presses at the same time is led one after the other, and so to the same table.
 */
export class TableFinder {
  readonly #tables: () => Iterable<RoomListing>;
  /** Where the last one of each language was led to. */
  readonly #latest = new Map<string, Remembered>();
  /** Tables that were made and are not in the list yet, by room. */
  readonly #made = new Map<string, { readonly locale: string; readonly at: number }>();
  /** Where each player was led to lately. */
  readonly #led = new Map<string, Remembered>();
  /** Who asks in a language waits for those before. */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(tables: () => Iterable<RoomListing>) {
    this.#tables = tables;
  }

  find(request: TableRequest): Promise<FoundTable> {
    const turn = (this.#turns.get(request.locale) ?? Promise.resolve()).then(
      () => this.#find(request),
      () => this.#find(request),
    );
    this.#turns.set(request.locale, turn);
    const isLast = (): boolean => this.#turns.get(request.locale) === turn;
    const forget = (): void => void (isLast() && this.#turns.delete(request.locale));
    turn.then(forget, forget);
    return turn;
  }

  async #find(request: TableRequest): Promise<FoundTable> {
    let next: string | null = null;
    let asked = 0;
    for (const roomId of this.#candidates(request)) {
      if (asked === QUICK_PLAY.mostAsked) break;
      const offer = await ask(roomId, request.asker);
      if (offer === 'gone') this.#made.delete(roomId);
      else asked += 1;
      if (offer === 'seat') return this.#remember(request, roomId, false);
      if (offer === 'next') next ??= roomId;
    }
    return next === null ? this.#make(request) : this.#remember(request, next, false);
  }

  /** Those that may fit, best first: together with the one before, then the new ones, then the list's. */
  #candidates({ locale, avoided, asker }: TableRequest): readonly string[] {
    const now = nowMs();
    const latest = this.#latest.get(locale);
    const together = latest && now - latest.at < QUICK_PLAY.togetherMs ? [latest.roomId] : [];
    const listings = [...this.#tables()];
    for (const { roomId } of listings) this.#made.delete(roomId);
    for (const [roomId, { at }] of this.#made) if (now - at >= QUICK_PLAY.keptMs) this.#made.delete(roomId);
    const made = [...this.#made].filter(([, table]) => table.locale === locale).map(([roomId]) => roomId);
    const listed = rankTables(listings.map(asOpenTable), locale);
    const all = [...new Set([...together, ...made, ...listed])];
    const passed = [...avoided, ...this.#passedOver(asker.playerId, listings, now)];
    return all.filter((roomId) => !passed.includes(roomId));
  }

  /** The host's table where this player was led to before: they left it, so they are not led there once more. */
  #passedOver(playerId: string, listings: readonly RoomListing[], now: number): readonly string[] {
    for (const [id, { at }] of this.#led) if (now - at >= QUICK_PLAY.passedOverMs) this.#led.delete(id);
    const before = this.#led.get(playerId);
    // Presses at once are one wish.
    if (!before || now - before.at < QUICK_PLAY.togetherMs) return [];
    const isQuick = ({ roomId, metadata }: RoomListing): boolean => roomId === before.roomId && metadata.quick === true;
    return this.#made.has(before.roomId) || listings.some(isQuick) ? [] : [before.roomId];
  }

  async #make(request: TableRequest): Promise<FoundTable> {
    const options = { quick: true, locale: request.locale, maker: request.asker.playerId };
    const { roomId } = await matchMaker.createRoom(GAME_ROOM, options);
    this.#made.set(roomId, { locale: request.locale, at: nowMs() });
    return (await ask(roomId, request.asker)) === 'seat'
      ? this.#remember(request, roomId, true)
      : { refusal: 'http/unavailable' };
  }

  #remember({ locale, asker }: TableRequest, roomId: string, isNew: boolean): FoundTable {
    const led: Remembered = { roomId, at: nowMs() };
    this.#latest.set(locale, led);
    this.#led.set(asker.playerId, led);
    return { roomId, isNew };
  }
}

/** Wall time: the lobby may stand still. */
const nowMs = (): number => systemClock.now().getTime();

/** A table that does not answer offers nothing. */
async function ask(roomId: string, asker: RoomIdentity): Promise<Offer | 'gone'> {
  try {
    if (!(await matchMaker.getRoomById(roomId))) return 'gone';
    return (await matchMaker.remoteRoomCall(roomId, 'offerPlace' as never, [asker], ANSWER_MS)) as Offer;
  } catch {
    return null;
  }
}
