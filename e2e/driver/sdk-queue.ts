import { Client } from '@colyseus/sdk';
import { LOBBY_ROOM, type LobbyServerMessages } from '@syllaboom/contracts';
import { enterRoom, type GameConnection, type SdkPlayer } from './sdk-player.ts';

/** Somebody who has come into the room of their ranked match, and heard its first turn. */
export interface RankedSeat {
  readonly player: SdkPlayer;
  readonly matchId: string;
  readonly room: GameConnection;
}

/** Queues, follows the call to the match, and waits for its first turn. */
export async function queueAndCome(url: string, player: SdkPlayer): Promise<RankedSeat> {
  const lobby = await new Client(url).joinById(LOBBY_ROOM, { wbPlayer: player.token });
  // The library warns about messages without a listener.
  lobby.onMessage('*', () => undefined);
  lobby.reconnection.enabled = false;
  const { matchId, join } = await new Promise<LobbyServerMessages['match-found']>((found, refused) => {
    lobby.onMessage('match-found', found);
    lobby.onMessage('queue-left', ({ reason }: LobbyServerMessages['queue-left']) =>
      refused(new Error(`${player.name} is out of the queue: ${reason}`)),
    );
    lobby.send('match-queue-enter', { locale: 'en-US' });
  });
  const room = await enterRoom(url, player, join.roomId);
  await new Promise<void>((turn) => room.on('turn', () => turn()));
  await lobby.leave(true);
  return { player, matchId, room };
}
