import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';

const reconnection = endpoint({
  method: 'GET',
  path: '/reconnection',
  summary: 'The seat that waits for the caller, if any',
  service: 'game',
  auth: 'session',
  limit: 'read',
  reply: z.object({ room_id: z.nullable(z.string()), reconnection_token: z.nullable(z.string()) }),
  errors: [],
});
/** Whether the caller has a seat in a room: none, one that only waits, or one that somebody plays on. */
export const SeatState = z.enum(['none', 'waits', 'played']);
const seatStatus = endpoint({
  method: 'GET',
  path: '/reconnection/:room',
  summary: 'The caller’s seat in a room, and whether a match runs',
  service: 'game',
  auth: 'player',
  limit: 'read',
  params: z.object({ room: z.string().check(z.maxLength(40)) }),
  /** `tab`: the window that asks, as it named itself to the rooms. */
  query: z.object({ tab: z.optional(z.string().check(z.maxLength(40))) }),
  reply: z.object({
    stands: z.boolean(),
    seat: SeatState,
    /** It was this window that sat on the seat last. */
    own: z.boolean(),
    match: z.boolean(),
  }),
  errors: [],
});

export const SEAT_CALLS = {
  reconnection,
  seatStatus,
};
