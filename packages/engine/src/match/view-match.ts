import type { SeatId } from '../ids.ts';
import { copyTimeline } from './record/timeline.ts';
import type { ModeView } from './state/mode-view.ts';
import { modeOf } from './modes/index.ts';
import type { Requirement } from './prompt/requirement.ts';
import type { Twist } from '../catalogue/twists.ts';
import type { MatchRules } from './state/match-setup.ts';
import type { MatchPlayer, MatchState, PlayerStats } from './state/match-state.ts';
import type { MatchTime } from './state/match-time.ts';

/** What everybody may know about a player. */
export interface PlayerView {
  readonly seat: SeatId;
  readonly language: MatchPlayer['language'];
  readonly bot: boolean;
  readonly hearts: number;
  readonly eliminatedAtTurn: number | null;
  readonly connected: boolean;
  readonly combo: number;
  readonly draft: string;
  readonly letterHealth: Readonly<Record<string, number>>;
  readonly alphabets: number;
  readonly bankMs: number | null;
  readonly points: number;
  readonly correctWords: number;
  readonly longestWord: string;
  readonly lastWord: string;
}

/** A match as one viewer may see it. */
export interface MatchView {
  readonly rules: MatchRules;
  readonly phase: MatchState['phase'];
  readonly players: readonly PlayerView[];
  readonly holder: SeatId | null;
  readonly prompt: string;
  readonly promptCount: number;
  readonly round: number;
  readonly turn: number;
  readonly turnStartedAt: MatchTime;
  readonly turnStartsAt: MatchTime | null;
  readonly turnEndsAt: MatchTime | null;
  readonly maxTimeMs: number;
  readonly twist: Twist | null;
  readonly requirement: Requirement;
  readonly standings: readonly SeatId[];
  readonly winner: SeatId | null;
  readonly endReason: MatchState['endReason'];
  /** The viewer's own counters: what one earned is one's own business. Null for spectators. */
  readonly own: PlayerStats | null;
}

const viewPlayer = (player: MatchPlayer): PlayerView => ({
  seat: player.seat,
  language: player.language,
  bot: player.bot !== null,
  hearts: player.hearts,
  eliminatedAtTurn: player.eliminatedAtTurn,
  connected: player.connected,
  combo: player.combo,
  draft: player.draft,
  letterHealth: { ...player.letterHealth },
  alphabets: player.alphabets,
  bankMs: player.bankMs,
  points: player.stats.points,
  correctWords: player.stats.correctWords,
  longestWord: player.stats.longestWord,
  lastWord: player.stats.words.at(-1)?.word ?? '',
});

const copyStats = (stats: PlayerStats): PlayerStats => ({
  ...stats,
  words: stats.words.map((word) => ({ ...word })),
  heartsLostAt: [...stats.heartsLostAt],
  categories: { ...stats.categories },
  tiles: [...stats.tiles],
  timeline: copyTimeline(stats.timeline),
});

/**
 * The match as a seat (or a spectator: null) may see it: never the seed or the generator, what bots are about to do or
 * how good they are, who owns how much lag credit, or what another player earned.
 */
export function viewMatch(state: MatchState, viewer: SeatId | null): MatchView {
  const own = state.players.find((player) => player.seat === viewer);
  return {
    rules: state.rules,
    phase: state.phase,
    players: state.players.map(viewPlayer),
    holder: state.holder,
    prompt: state.prompt,
    promptCount: state.promptCount,
    round: state.round,
    turn: state.turn,
    turnStartedAt: state.turnStartedAt,
    turnStartsAt: state.turnStartsAt,
    turnEndsAt: state.turnEndsAt,
    maxTimeMs: state.maxTimeMs,
    twist: state.twist ?? (state.turnStartsAt === null ? null : state.roundTwist),
    requirement: state.requirement,
    standings: [...state.standings],
    winner: state.winner,
    endReason: state.endReason,
    own: own ? copyStats(own.stats) : null,
  };
}

/** What the match's mode shows besides, to a seat or to spectators (null); null when it shows nothing. */
export const viewMode = (state: MatchState, viewer: SeatId | null): ModeView | null =>
  modeOf(state.rules)?.view?.(state, viewer) ?? null;

/** Whether every viewer must be sent a view of the mode of their own. */
export const isModeViewPersonal = (state: MatchState): boolean => modeOf(state.rules)?.viewIsPersonal ?? false;
