import { type MatchState, viewMatch, wordsPerMinute } from '@syllaboom/engine';
import type { GameSchema } from './game-state.ts';
import type { Roster } from '../seats/member.ts';

/** -1 on the wire: there is no such time. */
const NONE = -1;
const MS_PER_SECOND = 1_000;
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Shows a running match in the room's state: only what everybody may see. */
export function showMatch(state: GameSchema, match: Readonly<MatchState>, roster: Roster): void {
  const view = viewMatch(match, null);
  const holder = view.players.find((player) => player.seat === view.holder);
  state.currentPlayerSessionId = view.holder ?? '';
  state.letter = view.prompt;
  state.word = holder?.draft ?? '';
  state.round = view.round;
  state.turn = view.turn;
  state.turnStartedAt = view.turnStartsAt ?? view.turnStartedAt;
  state.turnEndsAt = view.turnEndsAt ?? NONE;
  state.maxTime = view.maxTimeMs > 0 ? view.maxTimeMs / MS_PER_SECOND : state.maxTime;
  state.time = view.turnEndsAt === null ? view.maxTimeMs : Math.max(0, view.turnEndsAt - view.turnStartedAt);
  state.twist = view.twist?.name ?? '';
  state.twistLetters = view.twist?.letters ?? '';
  state.requirement = Object.keys(view.requirement).length === 0 ? '' : JSON.stringify(view.requirement);
  state.solves = match.usedWords.length;
  for (const [order, player] of match.players.entries()) {
    const shown = roster.get(player.seat)?.shown;
    if (!shown) continue;
    shown.order = order;
    shown.heart = player.hearts;
    shown.eliminated = player.hearts <= 0;
    shown.combo = player.combo;
    shown.draft = player.draft;
    shown.alpha = player.alphabets;
    shown.bank = player.bankMs === null ? NONE : Math.round(player.bankMs);
    shown.last = player.stats.words.at(-1)?.word ?? '';
    shown.wpm = oneDecimal(wordsPerMinute(player.stats));
  }
}

/** Puts the room's state back to where no match runs; the settings stay. */
export function clearMatch(state: GameSchema, roster: Roster): void {
  state.currentPlayerSessionId = '';
  state.letter = '';
  state.word = '';
  state.twist = '';
  state.twistLetters = '';
  state.requirement = '';
  state.drawn = 0;
  state.turnStartedAt = NONE;
  state.turnEndsAt = NONE;
  state.round = 0;
  state.turn = 0;
  state.solves = 0;
  for (const { shown } of roster.all()) {
    shown.heart = 0;
    shown.eliminated = false;
    shown.combo = 0;
    shown.draft = '';
    shown.last = '';
    shown.bank = NONE;
    shown.order = NONE;
  }
}
