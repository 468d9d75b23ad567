import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, MODES } from '../catalogue/modes.ts';
import { applySetting, type SettingChange, type SettingContext } from './apply-setting.ts';
import { defaultRoomSettings, playerLimit } from './default-settings.ts';

const settings = defaultRoomSettings('en-US');
const host: SettingContext = { isHost: true, isRunning: false, isRanked: false, mayAdmitGuests: false };

/** The fields that a change sets, or the refusal. */
function change(what: SettingChange, context: Partial<SettingContext> = {}) {
  const result = applySetting(settings, what, { ...host, ...context });
  if (!result.ok) return result.refusal;
  return Object.fromEntries(Object.entries(result.value).filter(([key, value]) => settings[key as 'mode'] !== value));
}
const set = (key: string, value: unknown) => change({ key, value } as SettingChange);

describe('a new room', () => {
  it('starts with speed 1, mode 0, two hearts, 8 players, automatic prompts [R0143]', () => {
    expect(settings).toMatchObject({
      speed: 1,
      mode: 0,
      diff: 0,
      sc: 0,
      cs: 0,
      heart: 2,
      maxp: 8,
      wpp: -1,
      wpp_s: 0,
      sl: 3,
    });
  });

  it('never takes more than 32 players, own limit or not [R0143]', () => {
    expect([-1, 1, 8, 32].map((maxp) => playerLimit({ maxp }))).toEqual([32, 1, 8, 32]);
  });
});

describe('settings on the wire', () => {
  it('reach the field of the room state that they name', () => {
    expect(set('multi_lang', true)).toEqual({ mlang: true });
    expect(set('length_mode', 1)).toEqual({ lm: 1 });
    expect(set('max_player', 5)).toEqual({ maxp: 5 });
    expect(set('chain_style', 3)).toEqual({ cs: 3 });
    expect(set('letter_health', 4)).toEqual({ letterHealth: 4 });
    expect(set('casual_alphabet', true)).toEqual({ casualAlphabet: true });
    expect(set('monsters', ['animals', 'animals'])).toMatchObject({ monsters: ['animals'] });
    expect(set('wpp_l', 90)).toEqual({ wpp_l: 90 });
    expect(change({ difficulty: DIFFICULTIES.aarrghh })).toEqual({ diff: 3 });
    expect(change({ secondary: 4 })).toEqual({ secondary: 4 });
    expect(change({ language: 'fi' })).toEqual({ locale: 'fi' });
    expect([change({ locked: true }), change({ background: 3 }), change({ bomb: 4 })]).toEqual([
      { locked: true },
      { background: 3 },
      { bomb: 4 },
    ]);
  });

  it('change nothing under an unknown name', () => {
    expect([set('gravity', 1), set('toString', 1), change({} as SettingChange)]).toEqual([{}, {}, {}]);
  });

  it('take no background and no bomb that there is none of', () => {
    const wrong = [-1, 54, 100, 106, 999, 1018, 0.5, Number.NaN, '1', null];
    for (const id of wrong)
      expect([change({ background: id }), change({ bomb: id })]).toEqual(['badValue', 'badValue']);
    expect(change({ background: 6 })).toBe('badValue');
    for (const id of [53, 105, 1017]) expect(change({ bomb: id })).toEqual({ bomb: id });
  });

  it('take no background in climb, which has none; a bomb they do [R0065]', () => {
    const climb = { ...settings, mode: MODES.climb };
    for (const isRunning of [false, true]) {
      const inClimb = (what: SettingChange) => applySetting(climb, what, { ...host, isRunning });
      expect(inClimb({ background: 2 })).toEqual({ ok: false, refusal: 'notAllowed' });
      expect(inClimb({ bomb: 2 })).toMatchObject({ ok: true, value: { bomb: 2, background: 0 } });
    }
  });

  it('belong to the host [R0328]', () => {
    expect(change({ speed: 2 }, { isHost: false })).toBe('onlyHost');
  });

  it('rest while a match runs, except the lock and what it looks like', () => {
    expect(change({ speed: 2 }, { isRunning: true })).toBe('running');
    expect(change({ locked: true }, { isRunning: true })).toEqual({ locked: true });
    expect(change({ speed: 2 }, { isRanked: true })).toBe('ranked');
  });
});

describe('values', () => {
  it('of words per prompt are 1 to 5000, or -1 for automatic [R0319]', () => {
    expect([1, 5_000].map((wpp) => set('wpp', wpp))).toEqual([{ wpp: 1 }, { wpp: 5_000 }]);
    expect([0, 5_001, 1.5, '7', null].map((wpp) => set('wpp', wpp))).toEqual(Array(5).fill('badValue'));
    expect(set('wpp', -1)).toEqual({});
  });

  it('of the players are clamped to 1 and 32 [R0320]', () => {
    expect([0, -7, 33, 1e9].map((maxp) => set('max_player', maxp))).toEqual([
      { maxp: 1 },
      { maxp: 1 },
      { maxp: 32 },
      { maxp: 32 },
    ]);
    expect(set('max_player', -1)).toEqual({ maxp: -1 });
    expect(set('max_player', 'all')).toBe('badValue');
  });

  it('of the hearts are 1, 2 and 3 [R0573]', () => {
    expect([0, 1, 2, 3, 4].map((heart) => set('heart', heart))).toEqual([
      'badValue',
      { heart: 1 },
      {},
      { heart: 3 },
      'badValue',
    ]);
  });

  it('of the longest prompt are 3 and 4', () => {
    expect([2, 3, 4, 5].map((sl) => set('sl', sl))).toEqual(['badValue', {}, { sl: 4 }, 'badValue']);
  });

  it('of the time bank are 0, 60, 300 and 600 s [R0578]', () => {
    expect([0, 60, 300, 600, 30].map((t) => set('timer', t))).toEqual([
      {},
      { t: 60 },
      { t: 300 },
      { t: 600 },
      'badValue',
    ]);
  });

  it('of speed, difficulty and reading of the prompts come from their lists [R0145 R0147 R0580]', () => {
    expect([0.5, 8, 4, '1'].map((speed) => change({ speed }))).toEqual([
      { speed: 0.5 },
      { speed: 8 },
      'badValue',
      'badValue',
    ]);
    expect([4, -1].map((difficulty) => change({ difficulty }))).toEqual(['badValue', 'badValue']);
    expect([3, 4].map((reading) => set('wpp_s', reading))).toEqual([{ wpp_s: 3 }, 'badValue']);
  });

  it('that admit guests need a host who may [R0356]', () => {
    expect(set('guests', true)).toBe('notAllowed');
    expect(change({ key: 'guests', value: true }, { mayAdmitGuests: true })).toEqual({ guests: true });
  });

  it('of the wrong kind are refused, whatever they are', () => {
    for (const value of [null, undefined, {}, [], 'yes', Number.NaN]) {
      for (const key of ['multi_lang', 'wpp', 'heart', 'timer', 'letter_health', 'guests', 'scenario'])
        expect(set(key, value)).toBe('badValue');
    }
  });
});

describe('modes', () => {
  it('have these ids [R0567 R0568]', () => {
    expect(MODES).toMatchObject({
      original: 0,
      chainWord: 1,
      guessWord: 2,
      typeRacer: 5,
      monsters: 7,
      climb: 8,
      scapes: 10,
      trivia: 11,
    });
    expect(MODES).toMatchObject({ customPrompts: 3, lengthLimit: 6, cardBet: 9, yapping: 99 });
  });

  it('can all be chosen; which of them are locked, the room knows [R0297]', () => {
    for (const mode of Object.values(MODES)) expect(change({ mode })).toEqual(mode === MODES.original ? {} : { mode });
    expect(change({ mode: 4 })).toBe('badValue');
  });
});
