import {
  createMatch,
  type MatchInput,
  type MatchLog,
  type MatchSetup,
  type MatchState,
  nextDeadline,
  recordAnswers,
  type RandomState,
  seedRandom,
  step,
  type WordSource,
} from '@syllaboom/engine';
import { inputOf, typeWord } from '@syllaboom/engine/testing';

/** People at a keyboard: they think, type every letter, and now and then fall silent. */
const PERSON = { typingSpeed: 5, typoAmount: 3, thinkingTime: 4 };
const THINKS_MS = 900;
const SILENT_EVERY = 9;
const LAG_MS = 40;

/** What people do now: the keys and the word of everybody who would answer. */
function actNow(state: MatchState, words: WordSource, turn: number, random: RandomState): MatchInput[] {
  const people = state.players.filter((player) => player.bot === null && player.hearts > 0);
  const acting = state.holder === null ? people : people.filter(({ seat }) => seat === state.holder);
  return acting.flatMap((player, i) => {
    if ((turn + i) % SILENT_EVERY === SILENT_EVERY - 1) return [];
    const only = { ...state, players: [player] };
    const input = inputOf(
      { does: 'right', who: 0, what: turn * 31 + i, after: THINKS_MS, creditMs: 0 },
      only,
      words,
      state.now,
    );
    if (input?.k !== 'submit') return input === null ? [] : [input];
    const keys = typeWord(PERSON, random, player.language, input.word, input.at);
    return keys.map(
      (key): MatchInput =>
        'delta' in key
          ? { k: 'draft', at: key.at, seat: player.seat, delta: key.delta }
          : { k: 'submit', at: key.at, seat: player.seat, word: key.submit, creditMs: LAG_MS },
    );
  });
}

/** Keeps what people do apart from what the match draws. */
const OWN_STREAM = 1;

/** Plays a match of people (and bots) for so long, or to its end, and keeps what a server would keep. */
export function playPeople(
  setup: MatchSetup,
  words: WordSource,
  untilMs: number,
): { log: MatchLog; state: MatchState } {
  const answers: unknown[] = [];
  const source = recordAnswers(words, (answer) => answers.push(answer));
  const random = seedRandom(setup.seed, OWN_STREAM);
  const { state } = createMatch(setup, source, 0);
  const inputs: MatchInput[] = [];
  const feed = (input: MatchInput): void => {
    inputs.push(input);
    step(state, input, source);
  };
  for (const { seat, bot } of setup.players) if (!bot) feed({ k: 'lag', at: 0, seat, lagMs: LAG_MS });
  for (let acts = 0; state.phase === 'playing' && state.now < untilMs; acts++) {
    const planned = actNow(state, words, acts, random).toSorted((a, b) => a.at - b.at);
    for (const input of planned) {
      for (let due = nextDeadline(state); due !== null && due < input.at; due = nextDeadline(state))
        feed({ k: 'time', at: due });
      if (state.phase === 'playing') feed(input);
    }
    const due = nextDeadline(state);
    if (due !== null && planned.length === 0) feed({ k: 'time', at: due });
  }
  return { log: { setup, at: 0, inputs, answers }, state };
}
