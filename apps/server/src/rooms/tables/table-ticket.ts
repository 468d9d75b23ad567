import { createHash } from 'node:crypto';
import { GameLocale, PlayerId } from '@syllaboom/contracts';
import { z } from 'zod/mini';
import { systemClock } from '#platform/clock/clock.ts';
import { roomCodeOf } from '#platform/ids/random-id.ts';
import type { RoomPorts } from '../ports.ts';

/** How long a ticket opens its table: as long as the record of a seat is kept. Rooms renew theirs long before. */
const LIFE_S = 12 * 3600;

const Slider = z.number();
/** A table as its people can open it again: signed by the server, kept by them, since the server forgets it when it dies. */
const TableTicket = z.object({
  /** The table's own name, known to nobody but its people; stays when the table is opened again. */
  table: z.string(),
  /** When it was opened or opened again (ms since 1970, ever later), and which ticket of that life this is. */
  life: z.int(),
  version: z.int(),
  /** When it ends (s since 1970). */
  until: z.int(),
  roomId: z.string(),
  title: z.string(),
  settings: z.record(z.string(), z.unknown()),
  locale: GameLocale,
  /** Account of the host. */
  host: z.string(),
  /** The series that had not been won; tickets of older versions have none. */
  series: z.optional(z.nullable(z.object({ stake: z.string(), played: z.int(), wins: z.record(z.string(), z.int()) }))),
  banned: z.array(PlayerId),
  /** A table of quick play. */
  quick: z._default(z.boolean(), false),
  /** The collection that is practised at it; empty: none. */
  collection: z._default(z.string(), ''),
  bots: z.array(
    z.object({
      name: z.string(),
      avatar: z.string(),
      locale: GameLocale,
      profile: z.object({ typingSpeed: Slider, typoAmount: Slider, thinkingTime: Slider }),
    }),
  ),
});
export type TableTicket = z.infer<typeof TableTicket>;

const nowS = (): number => Math.floor(systemClock.now().getTime() / 1000);

export const signTicket = (ports: Pick<RoomPorts, 'notes'>, ticket: Omit<TableTicket, 'until'>): string =>
  ports.notes.sign({ ...ticket, until: nowS() + LIFE_S });

/** Null for a ticket that is forged, over, or of a version of the game that wrote others. */
export function verifyTicket(ports: Pick<RoomPorts, 'notes'>, signed: string): TableTicket | null {
  const ticket = TableTicket.safeParse(ports.notes.verify(signed));
  return ticket.success && ticket.data.until > nowS() ? ticket.data : null;
}

/** When a table is opened that was opened then the last time; null: never. */
export const nextLife = (last: number | null): number => Math.max(systemClock.now().getTime(), (last ?? 0) + 1);

/** Whether a ticket tells more of how its table was before it was opened than what is known of that. */
export const isNewer = (ticket: TableTicket, known: Pick<TableTicket, 'life' | 'version'>): boolean =>
  ticket.life > known.life || (ticket.life === known.life && ticket.version > known.version);

/**
 * Under which codes a table is opened again: its own, and when somebody else has taken that one meanwhile, another one that
 * all of its people come to and nobody else can foresee.
 */
export const codesOf = ({ roomId, table }: TableTicket): readonly string[] => [
  roomId,
  roomCodeOf(createHash('sha256').update(table).digest()),
];
