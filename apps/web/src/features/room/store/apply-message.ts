import {
  PLAYER_EVENT_NAMES,
  type PlayerEventName,
  type ServerMessageName,
  type ServerMessages,
  type SolveLine,
} from '@syllaboom/contracts';
import type { GameLanguage } from '@syllaboom/engine';
import { isStreaming } from '../../../platform/streamer/streamer-mode.ts';
import { HINT_MS, LOBBY_AFTER_STOP_MS, SOLVE_LINES, WORD_BUBBLE_MS } from '../room-timings.ts';
import { MODE_HANDLERS } from './apply-mode-message.ts';
import { keepUnchanged } from './project-state.ts';
import type { RoomStore } from './room-store.ts';
import type { SolveEntry, TurnView } from './room-types.ts';
import { secondPrompt } from './second-prompt.ts';
import { showFor } from './show-for.ts';

type Handlers = { readonly [Name in ServerMessageName]?: (store: RoomStore, payload: ServerMessages[Name]) => void };

/** Which bubble of a seat is the newest: the same emoji may be shown again before the first one goes. */
const bubbles = new WeakMap<RoomStore, Map<string, object>>();

const showBubble = (store: RoomStore, id: string, word: string): void => {
  const newest = bubbles.get(store) ?? new Map<string, object>();
  bubbles.set(store, newest);
  const own = {};
  newest.set(id, own);
  store.setBubble(id, word);
  setTimeout(() => {
    if (newest.get(id) === own) store.setBubble(id, '');
  }, WORD_BUBBLE_MS);
};

/** The newest answers, numbered on from the ones before. */
const addSolves = (store: RoomStore, before: readonly SolveEntry[], lines: readonly SolveLine[]): void => {
  const last = before.at(-1)?.n ?? store.kept('solves').lines.at(-1)?.n ?? 0;
  const mode = store.kept('info')?.mode ?? 0;
  const numbered = lines.map(({ playerId: seat, ...line }, index) => ({ ...line, seat, mode, n: last + index + 1 }));
  store.set('solves', { lines: [...before, ...numbered].slice(-SOLVE_LINES) });
};

/** A judged word leaves its player's draft. The own one went with its submit: where all play at once the next is already typed. */
const clearSubmitted = (store: RoomStore, id: string): void => {
  if (id !== store.selfId) store.setDraft(id, '');
};

const startMatch = (store: RoomStore, { versusMs }: Pick<ServerMessages['start'], 'versusMs'>): void => {
  store.set('scene', 'game');
  store.set('countdown', null);
  store.set('winner', null);
  store.set('hint', null);
  store.set('letters', {});
  store.set('mode', null);
  store.set('alpha', null);
  store.set('celebration', false);
  for (const seat of store.seats) store.setDraft(seat.id, '');
  if (versusMs === 0) return;
  store.set('versus', versusMs);
  setTimeout(() => store.set('versus', null), versusMs);
};

function showLobby(store: RoomStore): void {
  const info = store.kept('info');
  // A ranked room is left after its match: it has nothing else.
  if (!info?.started && !info?.ranked) store.set('scene', 'lobby');
}

/** After a break: how a match began or ended meanwhile nobody has told this page, but the state knows whether one runs. */
export function catchUp(store: RoomStore): void {
  const info = store.kept('info');
  if (info === null) return;
  if (info.started || info.ranked) {
    if (store.get('scene') === 'lobby') startMatch(store, { versusMs: 0 });
  } else if (store.get('winner') === null) {
    store.set('countdown', null);
    showLobby(store);
  } else setTimeout(() => showLobby(store), LOBBY_AFTER_STOP_MS);
}

const HANDLERS: Handlers = {
  ...MODE_HANDLERS,
  clock: (store, { now }) => store.setClock(now),
  countdown: (store, { n }) => store.set('countdown', n > 0 ? n : null),
  start: startMatch,
  stop: (store) => {
    store.set('countdown', null);
    setTimeout(() => showLobby(store), LOBBY_AFTER_STOP_MS);
  },
  turn: (store, { id, prompt, round, turn, startedAt, endsAt, maxTime, twist, requirement }) => {
    const next: TurnView = {
      holder: id,
      prompt,
      round,
      turn,
      startedAt,
      endsAt,
      maxTimeMs: maxTime * 1000,
      twist,
      requirement,
    };
    // The state's patch usually came before: then the snapshot stays the same.
    store.setTurn(keepUnchanged(store.kept('turn'), next));
  },
  duration: (store, { startedAt, endsAt }) => {
    const turn = store.kept('turn');
    if (turn) store.set('turn', { ...turn, startedAt, endsAt });
  },
  spectate: (store, { id, spectating }) => store.patchSeat(id, { spectating }),
  hurt: (store, { id, heart }) => store.patchSeat(id, { hearts: heart, combo: 0 }),
  heart: (store, { id, heart }) => store.patchSeat(id, { hearts: heart }),
  eliminated: (store, { id }) => store.patchSeat(id, { eliminated: true, hearts: 0 }),
  dc: (store, { id, dc }) => store.patchSeat(id, { disconnected: dc }),
  'lang-set': (store, { id, locale }) => store.patchSeat(id, { language: locale as GameLanguage }),
  title: (store, { title }) => {
    const info = store.kept('info');
    if (info) store.set('info', { ...info, title });
  },
  correct: (store, { id, word, combo }) => {
    store.patchSeat(id, { combo });
    clearSubmitted(store, id);
    if (!store.kept('info')?.ranked) showBubble(store, id, word);
  },
  wrong: (store, { id }) => clearSubmitted(store, id),
  hint: (store, hint) => {
    // The turn that was lost knows the second prompt that its words hold; usually the next one is there already.
    const lost = [store.lastTurn, store.kept('turn')].find((turn) => turn?.prompt === hint.prompt);
    const also = lost ? secondPrompt(lost) : undefined;
    showFor(store, 'hint', also === undefined ? hint : { ...hint, also }, HINT_MS, null);
  },
  'user-letter-healths': (store, { id, letters }) => {
    if (id === store.selfId) store.set('letters', letters);
  },
  chat: (store, line) => store.chat.receive(line),
  'chat-history': (store, { lines, solves }) => {
    store.chat.fill(lines);
    addSolves(store, [], solves);
  },
  solve: (store, line) => addSolves(store, store.kept('solves').lines, [line]),
  mt: (store, { id, muted }) => {
    const others = store.kept('muted').filter((one) => one !== id);
    store.set('muted', muted ? [...others, id] : others);
  },
  winner: (store, { winners, rest = [], matchId, recorded, flagged = false, short = false, bests = [], self }) => {
    for (const seat of store.seats) store.setDraft(seat.id, '');
    store.set('winner', { winners, rest, matchId, recorded, flagged, short, bests, self, round: store.lastRound });
    store.set('hasPlayed', true);
    // The link to a replay stands for the last match: of one that was not kept there is none.
    store.set('lastMatch', recorded ? matchId : null);
  },
  emoji: (store, { id, emoji }) => {
    // As the chat, what others show is hidden from who is being watched.
    if (!isStreaming() || id === store.selfId) showBubble(store, id, emoji);
  },
  'watch-delay': (store, { ms }) => {
    store.set('behindMs', ms);
    // Its end waits with everything else.
    if (ms > 0) store.set('countdown', null);
  },
  'st-change': (store) => store.set('settings', false),
  refused: (store) => store.set('settings', false),
  'bot-profile': (store, profile) => store.set('botProfile', profile),
  'practice-word': (store, { word }) => store.set('practiceWord', word),
};

/** Applies one message of the room (or of an offline match: same shapes) and tells those who listen for it. */
export function applyMessage<Name extends ServerMessageName>(
  store: RoomStore,
  name: Name,
  payload: ServerMessages[Name],
): void {
  HANDLERS[name]?.(store, payload);
  store.announce(name, payload);
}

/** Names that the adapter listens for: every message of the contract. */
export const SERVER_MESSAGE_NAMES = Object.keys({
  clock: 0,
  countdown: 0,
  start: 0,
  stop: 0,
  turn: 0,
  duration: 0,
  twist: 0,
  spectate: 0,
  new: 0,
  hurt: 0,
  heart: 0,
  eliminated: 0,
  winner: 0,
  correct: 0,
  wrong: 0,
  title: 0,
  'table-ticket': 0,
  'watch-delay': 0,
  hint: 0,
  dc: 0,
  'user-letter-healths': 0,
  alpha: 0,
  'lang-set': 0,
  chat: 0,
  'chat-history': 0,
  solve: 0,
  emoji: 0,
  'st-change': 0,
  refused: 0,
  confirm: 0,
  'bot-profile': 0,
  'submit-res': 0,
  'practice-word': 0,
  profile: 0,
  'coin-spawn': 0,
  'exp-spawn': 0,
  'diamond-spawn': 0,
  'key-spawn': 0,
  'word-spawn': 0,
  'love-heart': 0,
  love: 0,
  'server-message': 0,
  'mode-state': 0,
  'card-state': 0,
  'monster-state': 0,
  'monster-health': 0,
  'monster-kill': 0,
  'trivia-reveal': 0,
  'yapping-joined': 0,
  'yapping-left': 0,
  'scenario-drawn': 0,
  cat: 0,
  finished: 0,
  mt: 0,
  'update-profile': 0,
  'achievement-claimed': 0,
  shop: 0,
  key: 0,
} satisfies Record<Exclude<ServerMessageName, PlayerEventName>, 0>).concat(PLAYER_EVENT_NAMES) as ServerMessageName[];
