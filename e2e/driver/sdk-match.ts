import type { WordIndex } from '@syllaboom/engine';
import {
  enterRoom,
  type GameConnection,
  openRoom,
  playOut,
  type ReportedResult,
  type SdkPlayer,
} from './sdk-player.ts';

/** What one of the players was told once their match's result was kept. */
export interface PlayersResult extends ReportedResult {
  readonly player: SdkPlayer;
}
/** Prompts that host and guest answer: more turns than a match needs to be kept. */
const ANSWERS = [4, 3] as const;

/** One short match between two players; notes whatever either of them is told. Never ends if the server dies. */
export async function playMatch(
  url: string,
  [host, guest]: readonly [SdkPlayer, SdkPlayer],
  words: WordIndex,
  note: (result: PlayersResult) => void,
  onSeated: (rooms: readonly [GameConnection, GameConnection]) => void = () => undefined,
): Promise<void> {
  const hostRoom = await openRoom(url, host, `${host.name} plays`);
  const guestRoom = await enterRoom(url, guest, hostRoom.roomId);
  onSeated([hostRoom, guestRoom]);
  const ends = [
    playOut(hostRoom, words, ANSWERS[0]).then((result) => note({ ...result, player: host })),
    playOut(guestRoom, words, ANSWERS[1]).then((result) => note({ ...result, player: guest })),
  ];
  hostRoom.send('settings', { key: 'heart', value: 1 });
  hostRoom.send('settings', { speed: 3 });
  hostRoom.send('start');
  await Promise.all(ends);
}
