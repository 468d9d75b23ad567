import type { ListedPlayer, RoomListing } from '@syllaboom/contracts';

/** A running ranked match of the lobby's list, with both who play it. */
export interface RankedGame {
  readonly roomId: string;
  readonly language: string;
  readonly players: readonly [ListedPlayer, ListedPlayer];
}

/** What the list says of a room as a ranked match; null when it is none, or not both are there. */
export function readRankedGame({ roomId, metadata }: RoomListing): RankedGame | null {
  const { ranked, player1, player2, language } = metadata;
  return ranked && player1 && player2 ? { roomId, language, players: [player1, player2] } : null;
}

/** The running ranked match whose players have most points together; null while none runs. */
export function findTopGame(rooms: Iterable<RoomListing>): RankedGame | null {
  let top: { game: RankedGame; points: number } | null = null;
  for (const room of rooms) {
    const game = room.metadata.started ? readRankedGame(room) : null;
    if (game === null) continue;
    const points = game.players[0].wp + game.players[1].wp;
    if (top === null || points > top.points) top = { game, points };
  }
  return top?.game ?? null;
}
