import type { PlayerMatchStats } from '@syllaboom/contracts';
import { DEFAULT_MODE, DIFFICULTIES, NO_SCENARIO, RANKED } from '@syllaboom/engine';
import { readProfiles } from '#features/profile';
import type { ForfeitedMatch } from '#features/ranked';
import type { Tx } from '#platform/db/index.ts';
import { addMatch, type ParticipantRow } from '../match.repository.ts';

/** Puts a ranked match that nobody played into the players' histories: without a turn, and without a replay. */
export async function keepForfeit(tx: Tx, match: ForfeitedMatch): Promise<void> {
  const profiles = await readProfiles(
    tx,
    match.players.map(({ playerId }) => playerId),
  );
  const participants = match.players.map(({ playerId, change }, index): ParticipantRow => {
    const profile = profiles.find((one) => one.playerId === playerId);
    return {
      participant: playerId,
      playerId,
      displayName: profile?.displayName ?? '',
      avatar: profile?.avatar ?? '',
      place: index + 1,
      stats: { ...NOTHING_DONE, wp: change, locale: match.locale, place: index + 1 },
      won: false,
      records: {},
    };
  });
  await addMatch(
    tx,
    {
      id: match.matchId,
      room_id: match.roomId,
      mode: DEFAULT_MODE,
      difficulty: DIFFICULTIES.normal,
      speed: RANKED.speed,
      scenario: NO_SCENARIO,
      locale: match.locale,
      ranked: true,
      turns: 0,
      winner: match.players[0].playerId,
      started_at: match.startedAt,
      ended_at: match.endedAt,
      shown_at: null,
    },
    participants,
    null,
  );
}

const NOTHING_DONE: PlayerMatchStats = {
  correct_words: 0,
  wrong_words: 0,
  typed_words: 0,
  longest_word: '',
  xp: 0,
  combo: 0,
  alpha: 0,
  discovered: 0,
  claimed: 0,
  wpm: 0,
  wp: 0,
  defeated: 0,
  diamond_dropped: 0,
  key_dropped: 0,
  collected_coins: 0,
  health_lost: [],
  category: '',
  locale: '',
  place: 0,
};
