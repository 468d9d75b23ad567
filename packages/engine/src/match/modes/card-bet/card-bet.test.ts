import { describe, expect, it } from 'vitest';
import { CARD_CLASSES } from '../../../balance/modes/card-bet.ts';
import { seedRandom } from '../../../random.ts';
import { inventWords, listWordIndex, play, type Scenario, type ScenarioOptions } from '../../../testing/index.ts';
import type { PromptBounds, WordIndex } from '../../../word-index.ts';
import type { MatchPlayer } from '../../state/match-state.ts';
import { CARDS, type CardName, type CardView } from '../../state/mode-view.ts';
import { viewMatch, viewMode } from '../../view-match.ts';
import { anteOf } from './card-bet.ts';
import { drawClass, pickForBot } from './card-picks.ts';

/** A list that counts as large as the reference, so that no number is scaled. */
const words = { ...listWordIndex(inventWords(4_000, 9)), size: 259_537 };
const bet = (options: ScenarioOptions = {}): Scenario =>
  play({ words, hearts: 2, ...options, rules: { mode: 9, letterHealth: 0, ...options.rules } });
const cards = (match: Scenario): CardView => viewMode(match.state, null) as CardView;
const chips = (match: Scenario, player: MatchPlayer): number =>
  cards(match).chips.find((one) => one.seat === player.seat)?.chips ?? -1;
const pick = (match: Scenario, card: CardName): Scenario =>
  match.feed({ k: 'choose', seat: match.holder.seat, choice: CARDS.indexOf(card), creditMs: 0 });
const answers = (match: Scenario): Scenario =>
  match.types(
    words.wordsFor(match.state.prompt, match.state.turn, 1)[0] ?? words.wordsFor(match.state.prompt, 0, 1)[0] ?? '',
  );
/** Everybody has this many chips. */
const give = (match: Scenario, many: number): void => {
  const held = Object.fromEntries(match.state.players.map((player) => [player.seat, many]));
  match.state.modeState = { ...(match.state.modeState as object), chips: held };
  for (const player of match.state.players) player.hearts = Math.ceil(many / 10);
};

describe('picking a card', () => {
  it('comes before each turn, for 5 s, with four cards', () => {
    const match = bet();
    expect(CARDS).toEqual(['low', 'mid', 'high', 'random']);
    expect(cards(match)).toMatchObject({ picking: { seat: match.holder.seat, endsAt: 5_000 }, card: null, stake: 0 });
    expect(match.state.turn).toBe(0);
    match.waits(4_999);
    expect(match.state.turn).toBe(0);
    match.waits(1);
    expect(cards(match)).toMatchObject({ picking: null, card: 'low', stake: 1 });
    answers(match).passes();
    expect(cards(match).picking).toEqual({ seat: match.holder.seat, endsAt: match.state.now + 5_000 });
  });

  it('starts the turn at once; only the one whose turn it is may pick, a card that exists, once', () => {
    const match = bet();
    const other = match.state.players.find((player) => player.seat !== match.holder.seat);
    match.feed({ k: 'choose', seat: other?.seat ?? match.holder.seat, choice: 2, creditMs: 0 });
    for (const choice of [-1, 4, 0.5, Number.NaN])
      match.feed({ k: 'choose', seat: match.holder.seat, choice, creditMs: 0 });
    expect(match.state.turn).toBe(0);
    pick(match, 'mid');
    expect(match.state.turn).toBe(1);
    pick(match, 'high');
    expect(cards(match).card).toBe('mid');
  });

  it('is everybody’s own: whoever comes on when the picker leaves has the whole 5 s and no card', () => {
    const match = bet({ players: 3 });
    match.waits(3_000).leaves(match.holder);
    expect(cards(match).picking).toEqual({ seat: match.holder.seat, endsAt: 8_000 });
  });

  it.each(['low', 'mid', 'high'] as const)('%s asks the dictionary for prompts of its class', (card) => {
    const asked: PromptBounds[] = [];
    const index: WordIndex = {
      ...words,
      countPrompts: () => 500,
      promptAt(bounds, spot) {
        asked.push(bounds);
        return words.promptAt({ ...bounds, minCount: 1 }, spot);
      },
    };
    for (let seed = 0; seed < 12; seed++) pick(bet({ seed, words: index }), card);
    const { least, most } = CARD_CLASSES[card];
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every(({ minCount, maxCount }) => minCount >= least && maxCount <= most)).toBe(true);
  });
});

describe('chips', () => {
  it('are ten a heart at the start', () => {
    expect(cards(bet({ hearts: 3 })).chips.map((one) => one.chips)).toEqual([30, 30]);
  });

  it.each([
    ['low', 1],
    ['mid', 2],
    ['high', 4],
  ] as const)('%s: a right word brings %i, a failure costs twice as many', (card, stake) => {
    const match = pick(bet(), card);
    expect(cards(match).stake).toBe(stake);
    const winner = match.holder;
    answers(match).passes();
    expect(chips(match, winner)).toBe(20 + stake);
    expect(cards(match).last).toEqual({ seat: winner.seat, card, class: card, chips: stake });
    const loser = match.holder;
    pick(match, card).explodes();
    expect(chips(match, loser)).toBe(20 - 2 * stake);
    expect(cards(match).last?.chips).toBe(-2 * stake);
  });

  it('show as hearts; who has none is out, and the last one in wins', () => {
    const match = bet({ hearts: 1 });
    give(match, 11);
    pick(match, 'low').explodes();
    expect(match.caused('hurt')[0]?.hearts).toBe(1);
    give(match, 8);
    pick(match, 'high').explodes().isOver();
    expect(match.caused('hurt')[0]?.hearts).toBe(0);
    expect([match.state.endReason, match.state.players.filter((one) => one.hearts > 0)[0]?.seat]).toEqual([
      'lastAlive',
      match.state.winner,
    ]);
  });

  it('of a completed alphabet: ten instead of a heart', () => {
    const match = pick(bet({ rules: { letterHealth: 1 } }), 'low');
    const player = match.holder;
    const [word] = words.wordsFor(match.state.prompt, 0, 1);
    player.letterHealth = Object.fromEntries([...new Set(word)].map((letter) => [letter, 1]));
    match.types(word ?? '').passes();
    expect(chips(match, player)).toBe(31);
  });

  it('are not lost in practice', () => {
    const match = bet({ rules: { difficulty: 2, practiceClock: true } });
    const player = match.holder;
    pick(match, 'high').explodes();
    expect(chips(match, player)).toBe(20);
  });
});

describe('the random card', () => {
  it('hides one of the three classes, 50 : 30 : 20', () => {
    const random = seedRandom(4);
    const drawn = Array.from({ length: 4_000 }, () => drawClass(random));
    const share = (name: string): number => drawn.filter((one) => one === name).length / drawn.length;
    expect(share('low')).toBeCloseTo(0.5, 1);
    expect(share('mid')).toBeCloseTo(0.3, 1);
    expect(share('high')).toBeCloseTo(0.2, 1);
  });

  it('shows its class, and with it the stake, only when the turn is over', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const match = pick(bet({ seed }), 'random');
      const player = match.holder;
      expect(cards(match)).toMatchObject({ card: 'random', stake: 0, last: null });
      for (const viewer of match.state.players) {
        expect(viewMatch(match.state, viewer.seat).promptCount).toBe(0);
        expect(JSON.stringify(viewMode(match.state, viewer.seat))).not.toMatch(/low|mid|high/);
      }
      expect(match.story.some((event) => event.e === 'widened')).toBe(false);
      answers(match).passes();
      const { last } = cards(match);
      seen.add(last?.class ?? '');
      expect(last).toMatchObject({ seat: player.seat, card: 'random' });
      expect(last?.chips).toBe(CARD_CLASSES[last?.class ?? 'low'].chips);
    }
    expect([...seen].sort()).toEqual(['high', 'low', 'mid']);
  });
});

describe('the ante', () => {
  it('is due from round 12 on, one more each round', () => {
    expect([1, 11, 12, 13, 25].map(anteOf)).toEqual([0, 0, 1, 2, 14]);
  });

  it('goes off what the turn brings or costs', () => {
    const match = bet();
    match.state.round = 14;
    const winner = match.holder;
    pick(match, 'high');
    expect(cards(match).ante).toBe(3);
    answers(match).passes();
    expect(chips(match, winner)).toBe(21);
    const loser = match.holder;
    pick(match, 'high').explodes();
    expect(chips(match, loser)).toBe(9);
  });

  it('can put out whoever wins too little', () => {
    const match = bet();
    match.state.round = 20;
    give(match, 3);
    pick(match, 'low');
    answers(match).isOver();
    expect(match.state.endReason).toBe('lastAlive');
    expect(match.caused('eliminated')).toHaveLength(1);
  });
});

describe('the end', () => {
  it('comes after round 25: most chips win', () => {
    const match = bet({ players: 3 });
    match.state.round = 25;
    const held = Object.fromEntries(match.state.players.map((player, i) => [player.seat, [90, 150, 60][i]]));
    match.state.modeState = { ...(match.state.modeState as object), chips: held };
    for (let turn = 0; turn < 3; turn++) answers(pick(match, 'low'));
    match.isOver();
    expect([match.state.endReason, match.state.winner]).toEqual(['finished', match.seat(1).seat]);
    expect(match.state.standings).toEqual([1, 0, 2].map((i) => match.seat(i).seat));
  });
});

describe('bots', () => {
  const bot = (typingSpeed: number) => ({ typingSpeed, typoAmount: 0, thinkingTime: 4 });

  it('pick within the time, better ones harder cards', () => {
    const random = seedRandom(2);
    const most = (speed: number): string | undefined => {
      const counts = new Map<string, number>();
      for (let i = 0; i < 300; i++) {
        const card = pickForBot(bot(speed), random);
        counts.set(card, (counts.get(card) ?? 0) + 1);
      }
      return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
    };
    expect([most(1), most(10)]).toEqual(['low', 'mid']);
    const match = bet({ players: 0, bots: [bot(5), bot(5)] });
    expect(cards(match).picking?.endsAt).toBeLessThan(2_600);
  });

  it('play to an end', () => {
    const { state } = bet({ players: 0, bots: [bot(6), bot(8), bot(4)] }).runsOut();
    expect(['lastAlive', 'finished']).toContain(state.endReason);
    expect(state.winner).not.toBeNull();
  });
});
