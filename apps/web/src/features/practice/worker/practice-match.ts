import type { ServerMessageName, ServerMessages } from '@syllaboom/contracts';
import {
  asSeatId,
  canonicalWord,
  createMatch,
  type DraftDelta,
  defaultRoomSettings,
  type MatchEvent,
  type MatchInput,
  type MatchSetup,
  type MatchState,
  nextDeadline,
  profileOf,
  rulesFromSettings,
  step,
  type WordIndex,
} from '@syllaboom/engine';
import { type LocalAudience, localMessages, type LocalRoom, localRoomState } from '../../local-match/index.ts';
import { botId, peopleOf } from './practice-people.ts';
import { type PracticeEvent, type PracticeSetup, SELF_ID } from './practice-protocol.ts';

/** The clock and the one timer that a match needs. */
export interface PracticeClock {
  now(): number;
  /** Calls back at that time; a later call replaces it, null takes it away. */
  wakeAt(at: number | null, wake: () => void): void;
  /** Calls back after so many ms, besides. */
  after(ms: number, run: () => void): void;
}

const COUNTDOWN_FROM = 3;
const COUNTDOWN_STEP_MS = 1000;
const CLOCK_EVERY_TURNS = 4;

/** The room of an offline match, and through whose eyes it is told. */
function stageOf(setup: PracticeSetup): { room: LocalRoom; audience: LocalAudience } {
  const people = peopleOf(setup);
  return {
    room: { people, language: setup.language, difficulty: setup.difficulty },
    audience: { people: new Map(people.map((one) => [one.id, one])), viewer: asSeatId(SELF_ID) },
  };
}

/** The rules and the seats of an offline match. */
function matchSetupOf({ language, difficulty, calm, seed, bots }: PracticeSetup): MatchSetup {
  const settings = { ...defaultRoomSettings(language), diff: difficulty };
  const seatedBots = bots.map(({ profile }, index) => ({
    seat: asSeatId(botId(index)),
    language,
    bot: profileOf(profile),
  }));
  return {
    seed,
    rules: rulesFromSettings(settings, { ranked: false, calm }),
    players: [{ seat: asSeatId(SELF_ID), language }, ...seatedBots],
  };
}

/** One offline match: the real engine, its bots, and a stream of the same states and messages that a room sends. */
export function runPracticeMatch(
  setup: PracticeSetup,
  words: WordIndex,
  clock: PracticeClock,
  emit: (event: PracticeEvent) => void,
) {
  const { room, audience } = stageOf(setup);
  let match: MatchState | null = null;
  const source = () => words;
  const send = <Name extends ServerMessageName>(name: Name, payload: ServerMessages[Name]) =>
    emit({ k: 'message', name, payload });
  const phase = () => (match === null ? 'countdown' : match.phase === 'over' ? 'winner' : 'playing');
  const showState = () => emit({ k: 'state', state: localRoomState(room, match, phase()) });

  const publish = (state: MatchState, events: readonly MatchEvent[]) => {
    if (events.some((event) => event.e !== 'draft')) showState();
    for (const event of events) {
      if (event.e === 'draft') emit({ k: 'draft', relay: { id: event.seat, d: event.delta } });
      for (const message of localMessages(event, state, audience)) send(message.name, message.payload);
      if (event.e === 'turn' && event.turn % CLOCK_EVERY_TURNS === 0) send('clock', { now: clock.now() });
    }
    clock.wakeAt(nextDeadline(state), () => feed({ k: 'time', at: clock.now() }));
  };
  const feed = (input: MatchInput) => {
    if (match) publish(match, step(match, input, source));
  };
  const begin = () => {
    const created = createMatch(matchSetupOf(setup), source, clock.now());
    match = created.state;
    showState();
    send('start', { matchId: '', versusMs: 0 });
    publish(match, created.events);
    // Nothing travels here, so the bomb waits for nobody.
    feed({ k: 'lag', at: clock.now(), seat: asSeatId(SELF_ID), lagMs: 0 });
  };
  const countDown = (n: number) => {
    send('countdown', { n });
    if (n === 0) return begin();
    clock.after(COUNTDOWN_STEP_MS, () => countDown(n - 1));
  };

  send('clock', { now: clock.now() });
  showState();
  countDown(COUNTDOWN_FROM);
  const seat = asSeatId(SELF_ID);
  const wish = (k: 'next' | 'skip' | 'stop') => () => feed({ k, at: clock.now(), seat });
  return {
    submit(typed: string, untrusted: boolean): void {
      const word = canonicalWord(typed, setup.language);
      feed({ k: 'submit', at: clock.now(), seat, word, creditMs: 0, ...(untrusted ? { untrusted } : {}) });
    },
    draft: (delta: DraftDelta): void => feed({ k: 'draft', at: clock.now(), seat, delta }),
    nextPrompt: wish('next'),
    skip: wish('skip'),
    end: wish('stop'),
  };
}
export type PracticeMatch = ReturnType<typeof runPracticeMatch>;
