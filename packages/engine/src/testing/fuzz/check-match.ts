import { isStopped } from '../../match/finish.ts';
import { HEARTS } from '../../balance/match/hearts.ts';
import { MODES } from '../../catalogue/modes.ts';
import { nextDeadline } from '../../match/match-clock.ts';
import type { MatchPlayer, MatchState } from '../../match/state/match-state.ts';
import { viewMatch, viewMode } from '../../match/view-match.ts';
import { disguise } from './disguise.ts';

function fail(what: string, state: MatchState): never {
  const { mode, scenario } = state.rules;
  throw new Error(`mode ${mode}, scenario ${scenario}, turn ${state.turn}: ${what}`);
}

const isCount = (value: number): boolean => Number.isFinite(value) && value >= 0;

function checkPlayer(state: MatchState, player: MatchPlayer): void {
  const { stats } = player;
  if (!Number.isInteger(player.hearts) || player.hearts < 0 || player.hearts > HEARTS.most) fail('hearts', state);
  if ((player.eliminatedAtTurn === null) !== player.hearts > 0) fail('out or in', state);
  if (player.creditUsedMs > 5_000 || player.draft.length > 45) fail('credit or draft', state);
  if (!isCount(player.bankMs ?? 0)) fail('time bank', state);
  const counts = [stats.points, stats.coins, stats.exp, stats.typingMs, stats.reactMs, stats.correctWords, stats.keys];
  if (!counts.every(isCount)) fail(`statistics ${counts.join(' ')}`, state);
}

/** Throws when the state breaks a rule that holds in every mode. */
export function checkInvariants(state: MatchState): void {
  for (const player of state.players) checkPlayer(state, player);
  if (new Set(state.usedWords).size !== state.usedWords.length) fail('used words', state);
  const seats = state.players.map(({ seat }) => seat);
  if (new Set(seats).size !== seats.length) fail('seats', state);
  const deadline = nextDeadline(state);
  if (state.phase === 'over') {
    if (state.holder !== null || deadline !== null) fail('something happens after the end', state);
    const placed = isStopped(state.endReason) ? [] : seats.toSorted();
    if ([...state.standings].sort().join() !== placed.join()) fail('standings', state);
    return;
  }
  if (deadline === null || !Number.isFinite(deadline)) fail('no deadline', state);
  const holder = state.players.find(({ seat }) => seat === state.holder);
  if (state.holder !== null && (holder?.hearts ?? 0) <= 0) fail('the holder is out', state);
}

/** What a viewer gets, without the meaning of a hidden word (which is checked by itself). */
function seen(state: MatchState, viewer: MatchPlayer['seat'] | null): string {
  const mode = viewMode(state, viewer);
  const shown = mode?.mode === MODES.guessWord ? { ...mode, meaning: null } : mode;
  return JSON.stringify([viewMatch(state, viewer), shown]);
}

/** Throws when somebody could tell what is hidden. */
export function checkSecrets(state: MatchState): void {
  if (state.phase === 'over') return;
  for (const viewer of [null, ...state.players.map(({ seat }) => seat)]) {
    if (seen(disguise(state, viewer), viewer) !== seen(state, viewer))
      fail(`${viewer ?? 'a spectator'} can tell`, state);
  }
}
