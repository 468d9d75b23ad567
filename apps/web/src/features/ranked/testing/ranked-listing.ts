import type { ListedPlayer, RoomListing } from '@syllaboom/contracts';

const player = (name: string, wp: number): ListedPlayer => ({
  auth_id: `account-${name}`,
  name,
  avatar: name,
  wp,
  type: 0,
});

/** A running ranked match of Noodle and Lumi, as the list of rooms tells it. */
export const rankedListing = (
  roomId: string,
  [one, other]: readonly [number, number],
  changes: Partial<RoomListing['metadata']> = {},
): RoomListing => ({
  roomId,
  clients: 0,
  metadata: {
    name: 'Noodle',
    mode: 0,
    ranked: true,
    started: true,
    diff: 0,
    wpp: 0,
    language: 'de-DE',
    mlang: false,
    sc: 0,
    auth_id: 'account-Noodle',
    avatar: 'Noodle',
    type: 0,
    players: 2,
    maxp: 2,
    speed: 1.5,
    player1: player('Noodle', one),
    player2: player('Lumi', other),
    ...changes,
  },
});
