import type { GameRoomState, RoomPhase, RoomPlayerState } from '@syllaboom/contracts';
import { defaultRoomSettings, type MatchPlayer, type MatchState, wordsPerMinute } from '@syllaboom/engine';
import { type PracticeSetup, SELF_ID } from './practice-protocol.ts';

const MS_PER_SECOND = 1000;
/** Letters without a match: hearts and turns of the state before a start. */
const DEFAULT_MAX_TIME = 12;

interface Person {
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly bot: boolean;
}
export const botId = (index: number): string => `bot-${index + 1}`;

/** Everybody in an offline room: the player, then the bots. */
export const peopleOf = (setup: PracticeSetup): readonly Person[] => [
  { id: SELF_ID, name: setup.selfName, avatar: setup.selfAvatar, bot: false },
  ...setup.bots.map((bot, index) => ({ id: botId(index), name: bot.name, avatar: bot.name, bot: true })),
];

const viewPerson = (
  person: Person,
  player: MatchPlayer | undefined,
  order: number,
  setup: PracticeSetup,
): RoomPlayerState => ({
  session_id: person.id,
  auth_id: '',
  username: person.name,
  avatar: person.avatar,
  level: 1,
  heart: player?.hearts ?? defaultRoomSettings(setup.language).heart,
  eliminated: player?.eliminatedAtTurn != null,
  combo: player?.combo ?? 0,
  spectating: false,
  autoJoin: false,
  bomb: 0,
  background: 0,
  dc: false,
  type: 0,
  lang: setup.language,
  bot: person.bot,
  wp: 0,
  f: 0,
  h: 0,
  locale: setup.language,
  wpm: player ? Math.round(wordsPerMinute(player.stats)) : 0,
  alpha: player?.alphabets ?? 0,
  disco: 0,
  claim: 0,
  bank: player?.bankMs ?? -1,
  order,
  last: player?.stats.words.at(-1)?.word ?? '',
  draft: player?.draft ?? '',
});

/** The state that a real room would show for this match, so that the same table can render it. */
export function offlineRoomState(setup: PracticeSetup, match: MatchState | null, phase: RoomPhase): GameRoomState {
  const settings = defaultRoomSettings(setup.language);
  const seatOf = (id: string): number => match?.players.findIndex((player) => player.seat === id) ?? -1;
  return {
    ...settings,
    locks: [],
    players: new Map(
      peopleOf(setup).map((person) => {
        const order = seatOf(person.id);
        return [person.id, viewPerson(person, match?.players[order], order, setup)];
      }),
    ),
    currentPlayerSessionId: match?.holder ?? '',
    host: SELF_ID,
    title: '',
    phase,
    countdown: 0,
    word: '',
    letter: match?.prompt ?? '',
    time: match?.turnEndsAt == null ? -1 : match.turnEndsAt - match.turnStartedAt,
    maxTime: match ? match.maxTimeMs / MS_PER_SECOND : DEFAULT_MAX_TIME,
    solves: match?.usedWords.length ?? 0,
    round: match?.round ?? 0,
    turn: match?.turn ?? 0,
    turnStartedAt: match?.turnStartedAt ?? -1,
    turnEndsAt: match?.turnEndsAt ?? -1,
    started: phase === 'playing',
    ranked: false,
    guests: true,
    diff: setup.difficulty,
    twist: match?.twist?.name ?? '',
    twistLetters: match?.twist?.letters ?? '',
    requirement: '',
    preparing: false,
  };
}
