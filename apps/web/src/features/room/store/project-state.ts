import type { GameRoomState, RoomPlayerState } from '@syllaboom/contracts';
import { ANY_WORD, type GameLanguage, type Requirement, TWISTS, type Twist } from '@syllaboom/engine';
import { knownEffect } from '../../../ui/cosmetics/effect-motions.ts';
import type { RoomStore } from './room-store.ts';
import type { RoomInfo, SeatView, TurnView } from './room-types.ts';

const isEqual = (a: object, b: object): boolean => {
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  return Object.keys(left).every((key) => {
    const one = left[key];
    const other = right[key];
    if (Array.isArray(one) && Array.isArray(other)) return one.join() === other.join();
    if (one && other && typeof one === 'object' && typeof other === 'object') return isEqual(one, other);
    return one === other;
  });
};
/** The old snapshot when nothing in it changed, so that nobody re-renders for it. */
export const keepUnchanged = <Snapshot extends object>(before: Snapshot | null | undefined, now: Snapshot): Snapshot =>
  before && isEqual(now, before) ? before : now;

const readSeat = (id: string, player: RoomPlayerState): SeatView => ({
  id,
  authId: player.auth_id,
  name: player.username,
  avatar: player.avatar,
  frame: player.frame,
  level: player.level,
  hearts: player.heart,
  eliminated: player.eliminated,
  combo: player.combo,
  spectating: player.spectating,
  autoJoin: player.autoJoin,
  idle: player.idle,
  wins: player.wins,
  disconnected: player.dc,
  type: player.type,
  language: player.lang as GameLanguage,
  bot: player.bot,
  strength: player.strength,
  wp: player.wp,
  wpm: player.wpm,
  alphabets: player.alpha,
  discovered: player.disco,
  claimed: player.claim,
  bankMs: player.bank,
  heartEffect: knownEffect('heart', player.h),
  streakEffect: knownEffect('streak', player.f),
});

const readInfo = (state: GameRoomState): RoomInfo => ({
  host: state.host,
  title: state.title,
  phase: state.phase,
  started: state.started,
  locked: state.locked,
  ranked: state.ranked,
  guests: state.guests,
  wayIn: state.wayIn,
  mode: state.mode,
  diff: state.diff,
  speed: state.speed,
  sc: state.sc,
  drawn: state.drawn,
  lm: state.lm,
  cs: state.cs,
  heart: state.heart,
  maxp: state.maxp,
  wpp: state.wpp,
  wpp_s: state.wpp_s,
  wpp_l: state.wpp_l,
  sl: state.sl,
  t: state.t,
  locale: state.locale as GameLanguage,
  mlang: state.mlang,
  letterHealth: state.letterHealth,
  casualAlphabet: state.casualAlphabet,
  preparing: state.preparing,
  quick: state.quick,
  startsAt: state.startsAt,
  bestOf: state.bestOf,
  games: state.games,
  champion: state.champion,
  watchDelay: state.watchDelay,
  monsters: [...state.monsters],
  scx: [...state.scx],
  locks: [...state.locks],
  background: state.background,
  bomb: state.bomb,
});

const readTwist = (state: GameRoomState): Twist | null => {
  const name = TWISTS.find((known) => known === state.twist);
  if (!name) return null;
  return state.twistLetters ? { name, letters: state.twistLetters } : { name };
};

const readRequirement = ({ requirement }: GameRoomState): Requirement =>
  requirement === '' ? ANY_WORD : (JSON.parse(requirement) as Requirement);

const readTurn = (state: GameRoomState): TurnView | null =>
  // Where everybody plays at once nobody holds the bomb, but the turn has a number.
  state.started && (state.currentPlayerSessionId !== '' || state.turn > 0)
    ? {
        holder: state.currentPlayerSessionId,
        prompt: state.letter,
        round: state.round,
        turn: state.turn,
        startedAt: state.turnStartedAt,
        endsAt: state.turnEndsAt < 0 ? null : state.turnEndsAt,
        maxTimeMs: state.maxTime * 1000,
        twist: readTwist(state),
        requirement: readRequirement(state),
      }
    : null;

/** Copies the room state into snapshots. Called for the first state and after every patch. */
export function projectState(store: RoomStore, state: GameRoomState, first: boolean): void {
  const seated: { order: number; seat: SeatView }[] = [];
  state.players.forEach((player, id) => {
    seated.push({ order: player.order, seat: keepUnchanged(store.keptSeat(id), readSeat(id, player)) });
  });
  // In a match the table stands in the order of turns, so that the bomb passes to the neighbour; the sort is stable.
  seated.sort((a, b) => a.order - b.order);
  store.setSeats(seated.map(({ seat }) => seat));
  const { self } = store;
  const before = store.kept('info');
  if (before?.started === false && state.started) store.set('lost', null);
  // The room goes from an idle host to who still plays.
  if (self?.idle && before?.host === self.id && state.host !== self.id) store.set('lost', { seat: true, host: true });
  store.set('info', keepUnchanged(store.kept('info'), readInfo(state)));
  const turn = readTurn(state);
  store.setTurn(turn ? keepUnchanged(store.kept('turn'), turn) : null);
  if (!first) return;
  // Drafts travel as deltas; only a late joiner reads them from the state.
  state.players.forEach((player, id) => {
    store.setDraft(id, player.draft);
  });
  if (state.word) store.setDraft(state.currentPlayerSessionId, state.word);
  store.set('scene', state.started || state.ranked ? 'game' : 'lobby');
}
