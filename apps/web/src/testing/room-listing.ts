import type { RoomListing } from '@syllaboom/contracts';

/** An open room of Noodle for eight with one player, as the list of rooms tells it. */
export const roomListing = (roomId: string, changes: Partial<RoomListing['metadata']> = {}): RoomListing => ({
  roomId,
  clients: 1,
  metadata: {
    name: 'Noodle',
    mode: 0,
    ranked: false,
    started: false,
    diff: 0,
    wpp: 0,
    language: 'en-US',
    mlang: false,
    sc: 0,
    auth_id: 'account-Noodle',
    avatar: 'Noodle',
    type: 0,
    players: 1,
    maxp: 8,
    speed: 1,
    ...changes,
  },
});
