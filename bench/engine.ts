/** `node bench/engine.ts`: steps per second of the rules, with the real English dictionary. Prints JSON. */
import {
  createMatch,
  defaultRoomSettings,
  type MatchState,
  nextDeadline,
  rulesFromSettings,
  type SeatId,
  step,
  type WordSource,
} from '@syllaboom/engine';
import { openOrBuildIndex } from '@syllaboom/words';

const SECONDS = 3;
const index = openOrBuildIndex('en-US');
const words: WordSource = () => index;
const rules = rulesFromSettings(defaultRoomSettings('en-US'), { ranked: false, calm: false });

interface Count {
  steps: number;
  matches: number;
}

function startMatch(seed: number, players: number, bots: boolean): MatchState {
  const bot = { typingSpeed: 5, typoAmount: 5, thinkingTime: 5 };
  const seats = Array.from({ length: players }, (_, at) => ({
    seat: `seat-${at}` as SeatId,
    language: 'en-US' as const,
    ...(bots ? { bot } : {}),
  }));
  return createMatch({ seed, rules, players: seats }, words, 0).state;
}

/** People who answer two of three prompts and let the bomb go off at the third. */
function playPeople(state: MatchState, count: Count): void {
  for (let turn = 0; state.phase === 'playing'; turn++) {
    const word = turn % 3 < 2 ? index.sampleWord(state.prompt, (turn % 97) / 97) : null;
    const at = word === null ? (nextDeadline(state) ?? 0) : Math.max(state.now, state.turnStartedAt) + 900;
    if (word === null || state.holder === null) step(state, { k: 'time', at }, words);
    else step(state, { k: 'submit', at, seat: state.holder, word, creditMs: 0 }, words);
    count.steps += 1;
  }
}

/** Bots need nobody: the clock alone drives them, one step per key. */
function playBots(state: MatchState, count: Count): void {
  for (let due = nextDeadline(state); due !== null && count.steps % 100_000 !== 99_999; due = nextDeadline(state)) {
    step(state, { k: 'time', at: due }, words);
    count.steps += 1;
  }
  count.steps += 1;
}

function measure(play: (state: MatchState, count: Count) => void, players: number, bots: boolean) {
  const count: Count = { steps: 0, matches: 0 };
  for (let seed = 0; seed < 20; seed++) play(startMatch(seed, players, bots), { steps: 0, matches: 0 });
  const began = performance.now();
  while (performance.now() - began < SECONDS * 1000) {
    play(startMatch(count.matches, players, bots), count);
    count.matches += 1;
  }
  const seconds = (performance.now() - began) / 1000;
  return {
    players,
    bots,
    stepsPerSecond: Math.round(count.steps / seconds),
    matchesPerSecond: Number((count.matches / seconds).toFixed(1)),
  };
}

console.log(
  JSON.stringify([
    measure(playPeople, 2, false),
    measure(playPeople, 8, false),
    measure(playPeople, 32, false),
    measure(playBots, 8, true),
  ]),
);
