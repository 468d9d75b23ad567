import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { MatchEvent } from '../match/state/match-event.ts';
import type { MatchState } from '../match/state/match-state.ts';
import { modeOf } from '../match/modes/index.ts';
import { viewMode } from '../match/view-match.ts';
import { type MatchLog, replayMatch } from '../replay/replay-match.ts';
import { rulesFromSettings } from '../room/match-rules.ts';
import { defaultRoomSettings } from '../room/default-settings.ts';
import { modeTraits } from './mode-traits.ts';
import { DEFAULT_MODE, DIFFICULTIES, MODE_IDS, MODES, type ModeId, type ModeName } from './modes.ts';

const folder = new URL('../../replays/', import.meta.url);

/** Every match that is kept as a golden replay, played again, by its mode. */
const PLAYED = new Map<ModeId, { events: readonly MatchEvent[]; state: MatchState }[]>();
for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  const { log } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { log: MatchLog };
  const { mode } = log.setup.rules;
  PLAYED.set(mode, [...(PLAYED.get(mode) ?? []), replayMatch(log)]);
}

describe.each(Object.keys(MODES) as ModeName[])('the traits of %s agree with its rules:', (name) => {
  const id = MODES[name];
  const traits = modeTraits(id);
  const rules = modeOf({ mode: id, scenario: 0 });
  const matches = PLAYED.get(id) ?? [];
  const events = matches.flatMap((match) => match.events);
  const players = matches.flatMap(({ state }) => state.players);

  it('it is played, and shows what it shows under its own id', () => {
    expect(matches.length).toBeGreaterThan(0);
    expect(rules?.id).toBe(id);
    for (const { state } of matches) expect([undefined, id]).toContain(viewMode(state, null)?.mode);
  });

  it('who types', () => {
    const holders = events.flatMap((event) => (event.e === 'turn' ? [event.seat !== null] : []));
    expect(holders).toContain(traits.typing === 'turn');
    expect(holders).not.toContain(traits.typing !== 'turn');
    const isTyped = events.some(({ e }) => e === 'correct' || e === 'answer');
    expect(isTyped).toBe(traits.typing !== 'none');
  });

  it('whether something is chosen, and whether one may join meanwhile', () => {
    expect(rules?.choose !== undefined).toBe(traits.hasChoices);
    expect(rules?.join !== undefined).toBe(traits.isDropIn);
    // What never ends by itself must watch for who is idle.
    if (traits.isDropIn) expect(rules?.watchesIdle).toBe(true);
  });

  it('what players are out of', () => {
    const last = matches.map(({ state }) => viewMode(state, null));
    expect(last.some((view) => view !== null && 'chips' in view)).toBe(traits.lives === 'chips');
    if (traits.lives === 'none') expect(events.filter(({ e }) => e === 'hurt' || e === 'eliminated')).toEqual([]);
  });

  it('whether words wear the bonus alphabet', () => {
    const bonus = matches.filter(
      ({ state: { rules } }) => rules.letterHealth > 0 && rules.difficulty !== DIFFICULTIES.practice,
    );
    expect(bonus.length).toBeGreaterThan(0);
    for (const { state } of bonus)
      for (const { letterHealth } of state.players)
        expect(Object.keys(letterHealth).length > 0).toBe(traits.hasAlphabetBonus);
    if (!traits.hasAlphabetBonus) expect(events.filter(({ e }) => e === 'letters' || e === 'alpha')).toEqual([]);
  });

  it('whether words are kept, and how far players got', () => {
    expect(players.some(({ stats }) => stats.words.length > 0)).toBe(traits.keepsWords);
    expect(players.some(({ stats }) => stats.reachedWpp > 0)).toBe(traits.recordsReach);
  });

  it('what it asks for that no dictionary knows', () => {
    const asked = matches.map(({ state }) => state.content);
    if (traits.asksFor === null) for (const one of asked) expect(one).toEqual({});
    else if (traits.asksFor !== 'meanings') for (const one of asked) expect(one[traits.asksFor]).toBeDefined();
  });

  it('whether presets vary it', () => {
    expect(modeOf({ mode: id, scenario: 1 }) !== rules).toBe(traits.hasPresets);
  });

  it('whether the room’s speed and time bank count', () => {
    const settings = { ...defaultRoomSettings('en-US'), mode: id, speed: 3, t: 300 } as const;
    const { speed, timeBankSeconds } = rulesFromSettings(settings, { ranked: false, calm: false });
    expect([speed, timeBankSeconds]).toEqual(traits.startsWhenTyping ? [8, 0] : [3, 300]);
  });
});

it('modes in which words are laid from letters, or drafts stay, have everybody type at once', () => {
  for (const id of MODE_IDS) {
    const { laysLetters, keepsDrafts, typing } = modeTraits(id);
    if (laysLetters || keepsDrafts) expect([id, typing]).toEqual([id, 'all']);
  }
});

it('an id that nobody knows is treated as the original', () => {
  expect(modeTraits(4)).toBe(modeTraits(DEFAULT_MODE));
  expect(modeTraits(Number.NaN)).toBe(modeTraits(DEFAULT_MODE));
});
