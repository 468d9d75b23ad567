import { asSeatId, type MatchInput, type MatchPlayer, type MatchState, MODES, viewMode, type WordIndex } from '../src/index.ts';

type Act = (state: MatchState, player: MatchPlayer, n: number, words: WordIndex) => MatchInput[];

const submits = (player: MatchPlayer, word: string, at: number): MatchInput => ({
  k: 'submit',
  at,
  seat: player.seat,
  word,
  creditMs: 120,
});

/** Words of the circle, one every few seconds, among them one that is none. */
const lay: Act = (state, player, n, words) => {
  const found = words.wordsFromLetters(state.prompt, 2).filter((_, i) => (i + n + state.round) % 3 !== 0);
  return ['ZZ', ...found].map((word, i) => submits(player, word, state.now + 2_000 * (i + 1) + 300 * n));
};

/** Mostly right; every fifth question no answer at all, every seventh one at the last moment. */
const choose: Act = (state, player, n) => {
  const view = viewMode(state, player.seat);
  if (view?.mode !== MODES.trivia || (state.round + n) % 5 === 4) return [];
  const late = state.round % 7 === 6;
  const at = late ? view.endsAt + 90 : view.opensAt + 900 + 250 * n;
  const correct = state.content.questions?.[view.number - 1]?.correct ?? 0;
  const choice = (state.round + 3 * n) % 8 === 7 ? 3 - correct : correct;
  return [{ k: 'choose', at, seat: player.seat, choice, creditMs: late ? 100 : 0 }];
};

/** Word by word, each a little slower than the player before, with a slip in every lap. */
const race: Act = (state, player, n) =>
  ['SLIP', ...state.prompt.split(' ')].flatMap((word, i): MatchInput[] => {
    const at = state.now + (i + 1) * (1_100 + 220 * n);
    const draft = { k: 'draft', at: at - 400, seat: player.seat, delta: { t: 'r', w: word.slice(0, 2) } } as const;
    return [draft, submits(player, word, at)];
  });

/** Two words for most prompts; people come and go. */
const yap: Act = (state, player, n, words) => {
  const late = asSeatId('late');
  if (n === 0 && state.round === 4) return [{ k: 'join', at: state.now + 500, seat: late, language: 'en-US' }];
  if (player.seat === late && state.round === 9) return [{ k: 'leave', at: state.now + 500, seat: late }];
  if (state.round % 6 === 5) return [];
  return words
    .wordsFor(state.prompt, n, 2)
    .map((word, i) => submits(player, word, state.now + 3_000 * (i + 1) + 200 * n));
};

const ACTS: Readonly<Record<number, Act>> = {
  [MODES.typeRacer]: race,
  [MODES.scapes]: lay,
  [MODES.trivia]: choose,
  [MODES.yapping]: yap,
};

/** What people do in a round in which everybody plays at once, in order of time; nothing in the pause between rounds. */
export function actTogether(state: MatchState, words: WordIndex): MatchInput[] {
  const act = ACTS[state.rules.mode];
  if (!act || state.turnEndsAt === null) return [];
  const people = state.players.filter((player) => player.bot === null && player.hearts > 0);
  return people.flatMap((player, n) => act(state, player, n, words)).sort((a, b) => a.at - b.at);
}
