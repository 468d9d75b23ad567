import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { WornFrame } from './shapes.ts';

/**
 * What somebody finds who comes now: a seat; a place to watch from until the next match; no place; a ranked match, which
 * only its two players enter; a server that goes down.
 */
export const InvitationDoor = z.enum(['seat', 'watch', 'full', 'ranked', 'closing']);
export type InvitationDoor = z.infer<typeof InvitationDoor>;

/** A room as its link shows it to whoever has it: what one sees on entering anyway, and of players the host alone. */
export const Invitation = z.object({
  roomId: z.string(),
  /** Null while nobody holds the room. */
  host: z.nullable(z.object({ name: z.string(), avatar: z.string(), frame: WornFrame })),
  /** The room's own title, bad words as stars; empty: it has none. */
  title: z.string(),
  mode: z.int(),
  sc: z.int(),
  language: z.string(),
  mlang: z.boolean(),
  players: z.int(),
  /** Players that fit. */
  seats: z.int(),
  started: z.boolean(),
  /** Not in the lobby's list: who has the link may come. */
  private: z.boolean(),
  /** Closed to accounts without a way in. */
  wayIn: z.boolean(),
  door: InvitationDoor,
});
export type Invitation = z.infer<typeof Invitation>;

/** Wrong codes are counted with those of seats, so that nobody looks for private rooms here. */
const invitation = endpoint({
  method: 'GET',
  path: '/invitation/:code',
  summary: 'What a room’s link invites to',
  service: 'game',
  auth: 'public',
  limit: 'invitation',
  params: z.object({ code: z.string().check(z.maxLength(40)) }),
  reply: Invitation,
  errors: ['room/not_found'],
});

export const INVITATION_CALLS = { invitation };
