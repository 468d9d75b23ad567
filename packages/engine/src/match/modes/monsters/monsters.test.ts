import { describe, expect, it } from 'vitest';
import {
  inventWords,
  listWordIndex,
  play,
  SAMPLE_WORDS,
  type Scenario,
  type ScenarioOptions,
} from '../../../testing/index.ts';
import { MONSTER_PROMPTS, type MonsterView } from '../../state/mode-view.ts';
import { viewMode } from '../../view-match.ts';
import { monsterHealth } from './monsters.ts';

const words = listWordIndex([...SAMPLE_WORDS, ...inventWords(300, 5)], 'en-US', {
  categories: { animals: ['STATION', 'NATION', 'TIGER'], plants: ['FLOWER', 'BERRY'] },
});
const rules = { mode: 7, monsters: ['animals'] } as const;

/** A fight in which the first monster asks for this kind of prompt. */
function fight(kind: number, options: ScenarioOptions = {}): Scenario {
  for (let seed = 1; seed < 200; seed++) {
    const match = play({ words, seed, ...options, rules: { ...rules, ...options.rules } });
    if (monster(match).kind === kind) return match;
  }
  throw new Error('no seed brings this kind');
}

const monster = (match: Scenario): MonsterView => viewMode(match.state, null) as MonsterView;
const wound = (match: Scenario, health: number): void => {
  match.state.modeState = { ...(match.state.modeState as object), health };
};
const level = (match: Scenario, to: number): void => {
  match.state.modeState = { ...(match.state.modeState as object), level: to, boss: to % 5 === 0 };
};

describe('a monster', () => {
  it('has 40 points of health a head and one more, 18 % more each level, twice that every fifth', () => {
    expect([monsterHealth(1, 1), monsterHealth(1, 4), monsterHealth(2, 1)]).toEqual([80, 200, 94]);
    expect(monsterHealth(5, 1)).toBe(Math.round(80 * 1.18 ** 4 * 2));
  });

  it('shows its category as its name, its health in per cent, its level and its kind [S0058 S0060]', () => {
    expect(monster(fight(MONSTER_PROMPTS.word))).toEqual({
      mode: 7,
      name: 'animals',
      health: 100,
      level: 1,
      kind: 0,
      boss: false,
      raging: false,
    });
  });

  it('loses the length of a word times the combo', () => {
    const match = fight(MONSTER_PROMPTS.word).turn('TIO').types('ACTION').passes();
    expect(match.caused('monster')).toEqual([{ e: 'monster', seat: expect.anything(), health: 95, points: 6 }]);
    match.turn('TIO').types('OPTION').passes();
    expect(match.caused('monster')[0]?.points).toBe(6);
    match.turn('TIO').types('POTION').passes();
    expect(match.caused('monster')[0]?.points).toBe(12);
  });

  it('loses three times as much to words of its category', () => {
    const match = fight(MONSTER_PROMPTS.word).turn('TIO').types('STATION').passes();
    expect(match.caused('monster')[0]?.points).toBe(21);
    expect(match.caused('correct')[0]?.points).toBe(21);
  });

  it('counts a combo of at most 10 [R0584 R0585]', () => {
    const match = fight(MONSTER_PROMPTS.word);
    match.holder.combo = 30;
    expect(match.turn('TIO').types('ACTION').caused('monster')[0]?.points).toBe(60);
  });

  it('heals 5 % when the time runs out, which costs a heart, but never beyond its health', () => {
    const match = fight(MONSTER_PROMPTS.word, { hearts: 3 });
    match.explodes();
    expect(match.caused('monster')).toEqual([]);
    expect(match.caused('hurt')[0]?.hearts).toBe(2);
    wound(match, 60);
    match.explodes();
    expect(match.caused('monster')).toEqual([{ e: 'monster', seat: null, health: 55, points: -6 }]);
  });

  it('never shows less than 0 per cent, nor 0 while it lives [S0104 S0106]', () => {
    const match = fight(MONSTER_PROMPTS.word);
    wound(match, 7);
    match.turn('TIO').types('ACTION');
    expect(match.caused('monster')[0]?.health).toBe(1);
    match.turn('TIO').types('STATION');
    expect(match.caused('monster')[0]?.health).toBe(0);
  });

  it('rages every sixth turn, for that turn alone', () => {
    const match = fight(MONSTER_PROMPTS.word, { hearts: 3 });
    const fuse: number[] = [];
    for (let turn = 1; turn <= 7; turn++) {
      expect(monster(match).raging).toBe(turn === 6);
      fuse.push(match.state.maxTimeMs);
      match
        .turn('TIO')
        .types(words.wordsFor('TIO', turn, 1)[0] ?? '')
        .passes();
      wound(match, 80);
    }
    expect((fuse[5] ?? 0) / (fuse[4] ?? 1)).toBeCloseTo(0.9, 2);
  });
});

describe('a kill', () => {
  const slay = (match: Scenario): Scenario => {
    wound(match, 1);
    return match.turn('TIO').types('ACTION').passes();
  };

  it('brings the next level and a fresh monster of another category', () => {
    const match = slay(fight(MONSTER_PROMPTS.word, { rules: { monsters: ['animals', 'plants'] } }));
    expect(match.caused('monsterKill')).toEqual([
      { e: 'monsterKill', seat: expect.anything(), level: 1, boss: false, coins: 100 },
    ]);
    const names = match.story.filter((event) => event.e === 'mode').length;
    expect(names).toBeGreaterThan(1);
    const first = monster(fight(MONSTER_PROMPTS.word, { rules: { monsters: ['animals', 'plants'] } })).name;
    expect(monster(match)).toMatchObject({ level: 2, health: 100 });
    expect(monster(match).name).not.toBe(first);
  });

  it('gives the weakest a heart, and nobody more than 12', () => {
    const match = fight(MONSTER_PROMPTS.word, { players: 3, hearts: 2 });
    match.seat(1).hearts = 1;
    slay(match);
    expect(match.caused('heart')).toEqual([{ e: 'heart', seat: match.seat(1).seat, hearts: 2 }]);
    for (const player of match.state.players) player.hearts = 12;
    wound(match, 1);
    match.turn('TIO').types('OPTION');
    expect(match.caused('heart')).toEqual([]);
  });

  it('pays 100 coins a level to everybody who is still in, less without company', () => {
    const paid = (options: ScenarioOptions, out = false): number[] => {
      const match = fight(MONSTER_PROMPTS.word, options);
      level(match, 3);
      if (out) match.seat(2).hearts = 0;
      slay(match);
      const [kill] = match.caused('monsterKill');
      const [word] = match.caused('correct');
      return match.state.players.map((one) => one.stats.coins - (one.seat === kill?.seat ? (word?.coins ?? 0) : 0));
    };
    expect(paid({ players: 3 })).toEqual([300, 300, 300]);
    expect(paid({ players: 3 }, true)).toEqual([300, 300, 0]);
    expect(paid({ players: 1 })).toEqual([150]);
  });

  it('of a boss drops a key once in a hundred times, to people in company alone', () => {
    const keys = (options: ScenarioOptions): number => {
      let found = 0;
      for (let seed = 0; seed < 400; seed++) {
        const match = play({ words, rules, ...options, seed });
        if (monster(match).kind !== MONSTER_PROMPTS.word) continue;
        level(match, 5);
        slay(match);
        expect(match.caused('monsterKill')[0]?.boss).toBe(true);
        for (const player of match.state.players) found += player.stats.keys;
      }
      return found;
    };
    expect(keys({ players: 8 })).toBeGreaterThan(0);
    expect(keys({ players: 1 })).toBe(0);
  });
});

describe('the kinds of prompt', () => {
  it('starts_with: the word begins with the prompt, and no other mode starts [S0061]', () => {
    const match = fight(MONSTER_PROMPTS.starts_with);
    expect(match.state.requirement).toEqual({ place: 'starts' });
    match.turn('STA').types('OUTSTATION').fails('prompt');
    match.types('STATION').passes();
    expect([match.state.rules.mode, monster(match).mode]).toEqual([7, 7]);
  });

  it('ends_with: the word ends with the prompt, and no other mode starts [S0061]', () => {
    const match = fight(MONSTER_PROMPTS.ends_with);
    expect(match.state.requirement).toEqual({ place: 'ends' });
    match.turn('ION').types('MERRY-GO-ROUND').fails('prompt');
    match.types('STATION').passes();
    expect([match.state.rules.mode, monster(match).mode]).toEqual([7, 7]);
  });

  it('typing: common words are copied, with or without what stands between them', () => {
    const match = fight(MONSTER_PROMPTS.typing);
    const phrase = match.state.prompt;
    expect(phrase.split(' ')).toHaveLength(3);
    expect(phrase.split(' ').every((word) => words.exists(word))).toBe(true);
    match.types('STATION').fails('prompt');
    match.types(phrase.replaceAll(' ', '')).passes();
    expect(match.caused('correct')[0]?.points).toBe(phrase.replaceAll(' ', '').length);
    const other = fight(MONSTER_PROMPTS.typing);
    other.types(other.state.prompt.replaceAll(' ', '-')).passes();
  });

  it('typing: a phrase is no word, no tile and no hint', () => {
    for (let seed = 1; seed < 120; seed++) {
      const match = play({ words, rules, seed });
      if (monster(match).kind !== MONSTER_PROMPTS.typing) continue;
      const typist = match.holder;
      match.types(match.state.prompt.replaceAll(' ', '')).passes();
      expect([typist.stats.words, typist.stats.longestWord, typist.stats.tiles]).toEqual([[], '', []]);
      expect(typist.stats.correctWords).toBe(1);
    }
    expect(fight(MONSTER_PROMPTS.typing).explodes().caused('hint')).toEqual([]);
  });
});

describe('the fight', () => {
  it('goes on with one player left and ends when all are out, without a winner', () => {
    const match = fight(MONSTER_PROMPTS.word, { players: 2, hearts: 1 });
    match.explodes();
    expect(match.state.phase).toBe('playing');
    match.explodes().isOver();
    expect([match.state.endReason, match.state.winner]).toEqual(['allOut', null]);
    expect(monster(match).level).toBe(1);
  });

  it('ends when the last one leaves', () => {
    const match = fight(MONSTER_PROMPTS.word, { players: 2 });
    match.leaves(match.seat(0)).leaves(match.seat(1)).isOver();
  });

  it('is fought by bots in every kind of prompt', () => {
    const bot = { typingSpeed: 8, typoAmount: 0, thinkingTime: 3 };
    for (const kind of Object.values(MONSTER_PROMPTS)) {
      const match = fight(kind, { players: 0, bots: [bot, bot], hearts: 3 }).waits(60_000);
      expect(match.story.filter((event) => event.e === 'correct').length).toBeGreaterThan(3);
      expect(match.story.filter((event) => event.e === 'wrong')).toEqual([]);
    }
  });

  it('takes the categories of the language when none was chosen', () => {
    expect(['animals', 'plants']).toContain(monster(play({ words, rules: { mode: 7, monsters: [] } })).name);
  });
});
