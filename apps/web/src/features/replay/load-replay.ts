import { asSeatId, type GameLanguage, MatchPlayback, type MatchLog } from '@syllaboom/engine';
import { api } from '../../platform/api/api.ts';
import type { LocalRoom } from '../local-match/index.ts';

/** A stored match, ready to be watched. */
export interface Replay {
  readonly id: string;
  readonly room: LocalRoom;
  readonly playback: MatchPlayback;
}

/**
 * Fetches a match and plays it through once.
 * @throws ApiError when there is no such match, or none that can be played back; Error when its log is damaged.
 */
export async function loadReplay(id: string): Promise<Replay> {
  const { seats, log, pictures } = await api.call('matchReplay', { params: { id } });
  // The rules parse nothing: a log that is not theirs throws while it is played.
  const playback = new MatchPlayback(log as unknown as MatchLog);
  const setup = (log as unknown as MatchLog).setup;
  const language: GameLanguage = setup.players[0]?.language ?? 'en-US';
  return {
    id,
    playback,
    room: {
      people: seats.map(({ seat, name, avatar, bot }) => ({ id: asSeatId(seat), name, avatar, bot })),
      language,
      difficulty: setup.rules.difficulty,
      pictures,
    },
  };
}
