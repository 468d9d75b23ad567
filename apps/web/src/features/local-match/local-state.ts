import type { GameRoomState, RoomPhase, RoomPlayerState } from '@syllaboom/contracts';
import {
  defaultRoomSettings,
  type DifficultyId,
  type GameLanguage,
  type MatchPlayer,
  type MatchRules,
  type MatchState,
  type RoomSettings,
  type SeatId,
  strengthOf,
  wordsPerMinute,
} from '@syllaboom/engine';

const MS_PER_SECOND = 1000;
/** Fuse that a room shows before its first turn, in seconds. */
const DEFAULT_MAX_TIME = 12;

/** Somebody at a table without a server. */
export interface LocalPerson {
  /** The seat in the match. */
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly bot: boolean;
  /** Effects of their hearts and streaks, where they are known. */
  readonly heart?: number;
  readonly streak?: number;
}

/** Who sits at the table, and through whose eyes it is told (null: a spectator's). */
export interface LocalAudience {
  readonly people: ReadonlyMap<string, LocalPerson>;
  readonly viewer: SeatId | null;
  /** Where pictures of prompts are shown, by their own addresses. */
  readonly pictures?: Readonly<Record<string, string>>;
}

/** A room without a server: offline practice, or the stage of a replay. */
export interface LocalRoom {
  readonly people: readonly LocalPerson[];
  readonly language: GameLanguage;
  /** Difficulty shown before the match has rules of its own. */
  readonly difficulty: DifficultyId;
  readonly pictures?: Readonly<Record<string, string>>;
}

function viewPerson(
  person: LocalPerson,
  player: MatchPlayer | undefined,
  order: number,
  room: LocalRoom,
): RoomPlayerState {
  const language = player?.language ?? room.language;
  return {
    session_id: person.id,
    auth_id: '',
    username: person.name,
    avatar: person.avatar,
    level: 1,
    heart: player?.hearts ?? defaultRoomSettings(room.language).heart,
    eliminated: player?.eliminatedAtTurn != null,
    combo: player?.combo ?? 0,
    spectating: false,
    autoJoin: false,
    idle: false,
    wins: 0,
    bomb: 0,
    background: 0,
    dc: player?.connected === false,
    type: 0,
    lang: language,
    bot: person.bot,
    strength: (player?.bot && strengthOf(player.bot)) || '',
    wp: 0,
    f: person.streak ?? 0,
    h: person.heart ?? 0,
    frame: 0,
    locale: language,
    wpm: player ? Math.round(wordsPerMinute(player.stats)) : 0,
    alpha: player?.alphabets ?? 0,
    disco: 0,
    claim: 0,
    bank: player?.bankMs ?? -1,
    order,
    last: player?.stats.words.at(-1)?.word ?? '',
    draft: player?.draft ?? '',
  };
}

const settingsOf = (rules: MatchRules): Partial<RoomSettings> => ({
  mode: rules.mode,
  diff: rules.difficulty,
  speed: rules.speed,
  heart: rules.startHearts,
  wpp: rules.wordsPerPrompt,
  wpp_s: rules.promptRange,
  wpp_l: rules.wordsPerPromptLimit,
  sl: rules.maxPromptLength,
  t: rules.timeBankSeconds,
  sc: rules.scenario,
  lm: rules.lengthMode,
  cs: rules.chainStyle,
  letterHealth: rules.letterHealth,
  casualAlphabet: rules.casualAlphabet,
  monsters: [...rules.monsters],
});

/** The turn's fields of a room's state. */
function turnOf(match: MatchState | null): Pick<GameRoomState, 'turnStartedAt' | 'turnEndsAt' | 'time' | 'maxTime'> {
  if (match === null) return { turnStartedAt: -1, turnEndsAt: -1, time: -1, maxTime: DEFAULT_MAX_TIME };
  return {
    turnStartedAt: match.turnStartsAt ?? match.turnStartedAt,
    turnEndsAt: match.turnEndsAt ?? -1,
    time: match.turnEndsAt === null ? -1 : match.turnEndsAt - match.turnStartedAt,
    maxTime: match.maxTimeMs / MS_PER_SECOND,
  };
}

/** The state that a real room would show for this match, so that the same table can render it. */
export function localRoomState(room: LocalRoom, match: MatchState | null, phase: RoomPhase): GameRoomState {
  const seatOf = (id: string): number => match?.players.findIndex((player) => player.seat === id) ?? -1;
  const requirement = match ? JSON.stringify(match.requirement) : '{}';
  return {
    ...defaultRoomSettings(room.language),
    diff: room.difficulty,
    ...(match ? settingsOf(match.rules) : {}),
    ...turnOf(match),
    drawn: 0,
    games: 0,
    champion: '',
    locks: [],
    players: new Map(
      room.people.map((person) => {
        const order = seatOf(person.id);
        return [person.id, viewPerson(person, match?.players[order], order, room)];
      }),
    ),
    currentPlayerSessionId: match?.holder ?? '',
    host: room.people[0]?.id ?? '',
    title: '',
    phase,
    countdown: 0,
    word: '',
    letter: match?.prompt ?? '',
    solves: match?.usedWords.length ?? 0,
    round: match?.round ?? 0,
    turn: match?.turn ?? 0,
    started: phase === 'playing',
    ranked: match?.rules.ranked ?? false,
    guests: true,
    twist: match?.twist?.name ?? '',
    twistLetters: match?.twist?.letters ?? '',
    requirement: requirement === '{}' ? '' : requirement,
    preparing: false,
    quick: false,
    collection: '',
    startsAt: -1,
  };
}
