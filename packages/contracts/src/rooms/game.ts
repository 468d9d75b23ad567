import { GAME_LANGUAGES, SHOWN_TEXTS, WORD_LENGTH } from '@syllaboom/engine';
import { z } from 'zod/mini';
import { CollectionId } from '../http/shapes.ts';
import { playerText } from '../player-text.ts';

/** The room type that every game is played in. */
export const GAME_ROOM = 'my_room';
/** Drafts travel under a number to save bytes: both ways. */
export const DRAFT_MESSAGE = 1;
/** Longest typed word. */
export const MAX_WORD_LENGTH = WORD_LENGTH.max;

/** Names a seat at the table: the rooms library's session id of its player, or the room's own id of a bot. */
export const SeatId = z.string().check(z.minLength(1), z.maxLength(40));
/** Names an account. */
export const PlayerId = z.string().check(z.minLength(1), z.maxLength(40));
/** A whole number from 0. */
export const small = (maximum: number) => z.int().check(z.minimum(0), z.maximum(maximum));
/** A purchase of the chat platform, by its number. */
export const Entitlement = z.object({ id: z.string().check(z.regex(/^\d{1,25}$/)) });
export const GameLocale = z.enum(GAME_LANGUAGES);

/** What a room gives its people to open the same table again when its server is gone (`table-ticket`). */
export const TableTicket = z.string().check(z.maxLength(12_000));

/** Options of create. `wbPlayer` is the access token; nothing else about the player is believed. */
export const CreateRoomOptions = z.object({
  wbPlayer: z.optional(z.string()),
  locale: z.optional(GameLocale),
  open: z.optional(z.boolean()),
  practice: z.optional(z.boolean()),
  roomId: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{4,12}$/))),
  mode: z.optional(z.int()),
  title: z.optional(playerText('roomTitle', z.string().check(z.maxLength(SHOWN_TEXTS.roomTitle.most)))),
  settings: z.optional(z.record(z.string(), z.unknown())),
  /** Takes a seat at the table of this ticket, opening it again if need be; then `locale` and `spectate` are the own ones, and the rest is the ticket's. */
  ticket: z.optional(TableTicket),
  spectate: z.optional(z.boolean()),
  /** Any public table of `locale` where somebody waits, else a new one that starts by itself; the other wishes count for nothing. */
  quick: z.optional(z.boolean()),
  /** Practises this collection, which the maker must be able to see: a table for them alone, in its language; the other wishes count for nothing. */
  collection: z.optional(CollectionId),
});
export type CreateRoomOptions = z.infer<typeof CreateRoomOptions>;
export const JoinRoomOptions = z.object({
  wbPlayer: z.optional(z.string()),
  spectate: z.optional(z.boolean()),
  locale: z.optional(GameLocale),
  ticket: z.optional(TableTicket),
});
export type JoinRoomOptions = z.infer<typeof JoinRoomOptions>;
