import type { JoinFailure } from '../../platform/rooms/join-error.ts';

/** What is said when a room could not be entered. */
export const failureWords = {
  notFound: 'connection.dcNotFound',
  full: 'room.failedFull',
  banned: 'connection.dcBanned',
  playing: 'connection.dcPlaying',
  queued: 'ranked.leaveQueueFirst',
  kicked: 'connection.dcKicked',
  guest: 'connection.dcGuest',
  login: 'room.failedLogin',
  closed: 'errors.room/way_in_needed',
  wayIn: 'errors.auth/way_in_needed',
  building: 'room.preparing',
  invalid: 'connection.authFailed',
  outdated: 'errors.room/outdated',
  restarting: 'connection.restarting',
  elsewhere: 'connection.elsewhere',
  seatLost: 'connection.seatLost',
  unavailable: 'connection.unavailable',
  network: 'connection.network',
  unexpected: 'connection.unexpected',
} as const satisfies Record<JoinFailure, string>;
