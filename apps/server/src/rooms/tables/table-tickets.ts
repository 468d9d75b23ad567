import { randomId } from '#platform/ids/random-id.ts';
import type { RoomBots } from '../game/host/bots.ts';
import type { GameContext } from '../game/game-context.ts';
import type { HostPowers } from '../game/host/host-powers.ts';
import type { GameClient, Member } from '../game/seats/member.ts';
import { isNewer, nextLife, verifyTicket, signTicket, type TableTicket } from './table-ticket.ts';

const TABLE_ID_LENGTH = 20;
/** A ticket is renewed long before it ends, however quiet the room is. */
const RENEW_MS = 3_600_000;
/** So many of the latest bans go with the ticket. */
const MOST_BANNED = 100;

/** Gives everybody in a room what opens the same table again, and lets a table that was opened again be as it was. */
export class TableTickets {
  readonly #room: GameContext;
  readonly #host: HostPowers;
  readonly #bots: RoomBots;
  /** What the table was opened with; newer tickets of earlier lives may follow. */
  #known: Pick<TableTicket, 'table' | 'life' | 'version'>;
  readonly #life: number;
  #version = 0;
  /** Account of who was the host and has not come back yet. */
  #awaitedHost: string | null;
  #content = '';
  #signed = '';
  #holders = new WeakSet<GameClient>();

  constructor(
    room: GameContext,
    parts: { readonly host: HostPowers; readonly bots: RoomBots; readonly returned: TableTicket | null },
  ) {
    const { host, bots, returned } = parts;
    this.#room = room;
    this.#host = host;
    this.#bots = bots;
    this.#life = nextLife(returned?.life ?? null);
    this.#known = returned ?? { table: randomId(TABLE_ID_LENGTH), life: this.#life, version: 0 };
    this.#awaitedHost = returned?.host || null;
    if (returned) {
      host.banAll(returned.banned);
      bots.seatAgain(returned.bots);
      room.series.restore(returned.series);
    }
    if (room.kind.hosted) this.#renew();
  }

  /** The table's own name. */
  get id(): string {
    return this.#known.table;
  }

  /** Somebody has sat down: the host of before is the host again, and who knows more of the table than it was opened with tells. */
  joined(member: Member, signed: string | undefined): void {
    if (!member.identity || !this.#room.kind.hosted) return;
    const ticket = signed === undefined ? null : verifyTicket(this.#room.ports, signed);
    // Tickets of this very life tell nothing that is not known here: who was the host is not the host again by them.
    if (ticket?.table === this.id && ticket.life !== this.#life && isNewer(ticket, this.#known)) {
      this.#known = ticket;
      this.#host.banAll(ticket.banned);
      this.#room.series.restore(ticket.series);
      this.#awaitedHost = ticket.host || null;
    }
    const awaited = this.#awaitedHost === null ? undefined : this.#room.roster.ofPlayer(this.#awaitedHost);
    if (!awaited) return;
    this.#awaitedHost = null;
    if (!this.#room.isHost(awaited)) this.#host.appoint(awaited);
  }

  /** Gives the ticket to who has none, and a new one to everybody when the table is another one than before. */
  issue(): void {
    const room = this.#room;
    if (!room.kind.hosted) return;
    const content = this.#describe();
    const asText = JSON.stringify(content);
    if (asText !== this.#content) {
      this.#content = asText;
      this.#version += 1;
      this.#signed = signTicket(room.ports, {
        ...content,
        table: this.id,
        life: this.#life,
        version: this.#version,
      });
      this.#holders = new WeakSet();
    }
    for (const member of room.roster.people()) {
      if (!member.client || this.#holders.has(member.client)) continue;
      this.#holders.add(member.client);
      room.send(member, 'table-ticket', { ticket: this.#signed });
    }
  }

  #describe(): Omit<TableTicket, 'table' | 'life' | 'version' | 'until'> {
    const { roomId, settings, state, roster, series } = this.#room;
    return {
      roomId,
      title: state.title,
      settings: { ...settings },
      locale: settings.locale,
      host: this.#awaitedHost ?? roster.get(state.host)?.identity?.playerId ?? '',
      banned: this.#host.banned.slice(-MOST_BANNED),
      bots: this.#bots.seated,
      quick: state.quick,
      collection: state.collection,
      series: series.kept,
    };
  }

  #renew(): void {
    this.#room.later(RENEW_MS, () => {
      this.#content = '';
      this.issue();
      this.#renew();
    });
  }
}
