import type { ServerMessageName } from '@syllaboom/contracts';
import { DIFFICULTIES } from '@syllaboom/engine';
import { listWordIndex, SAMPLE_WORDS } from '@syllaboom/engine/testing';
import { describe, expect, it } from 'vitest';
import { actionsOf, connectStore } from '../../room/store/connect-store.ts';
import { RoomStore } from '../../room/store/room-store.ts';
import { linkPractice } from '../practice-link.ts';
import { makeBots } from '../practice-bots.ts';
import { type PracticeClock, runPracticeMatch } from './practice-match.ts';
import { type PracticeEvent, type PracticeSetup, SELF_ID } from './practice-protocol.ts';

/** A clock that jumps from one wish to the next. */
const createJumpClock = () => {
  let now = 0;
  let wish: { at: number; run: () => void } | null = null;
  const later: { at: number; run: () => void }[] = [];
  const clock: PracticeClock = {
    now: () => now,
    wakeAt: (at, run) => {
      wish = at === null ? null : { at, run };
    },
    after: (ms, run) => void later.push({ at: now + ms, run }),
  };
  const jump = (): boolean => {
    const next = later.shift() ?? wish;
    if (!next) return false;
    if (next === wish) wish = null;
    now = Math.max(now, next.at);
    next.run();
    return true;
  };
  return { clock, jump };
};

/** From "3" to the first turn. */
const COUNTDOWN_JUMPS = 3;

const setup: PracticeSetup = {
  language: 'en-US',
  difficulty: DIFFICULTIES.normal,
  selfName: 'Me',
  selfAvatar: 'me',
  selfHeart: 0,
  selfStreak: 0,
  bots: makeBots({ bots: 3, strength: 'sharp' }),
  seed: 7,
  calm: false,
};
const play = (changes: Partial<PracticeSetup> = {}) => {
  const news: PracticeEvent[] = [];
  const { clock, jump } = createJumpClock();
  const words = listWordIndex(SAMPLE_WORDS);
  const match = runPracticeMatch({ ...setup, ...changes }, words, clock, (one) => news.push(structuredClone(one)));
  const names = () => news.flatMap((one) => (one.k === 'message' ? [one.name] : []));
  return { news, match, jump, names };
};

describe('an offline match', () => {
  it('counts down, starts and gives turns like a room', () => {
    const { names, jump } = play();
    for (let n = 0; n < COUNTDOWN_JUMPS; n++) jump();
    const wanted: ServerMessageName[] = ['clock', 'countdown', 'countdown', 'countdown', 'countdown', 'start', 'turn'];
    expect(names().slice(0, wanted.length)).toEqual(wanted);
  });
  it('shows the player’s own effects, and bots as everybody', () => {
    const { news, jump } = play({ selfHeart: 40, selfStreak: 31 });
    jump();
    const state = news.flatMap((one) => (one.k === 'state' ? [one.state] : [])).at(-1);
    const worn = [...(state?.players.values() ?? [])].map(({ f, h }) => [f, h]);
    expect(worn).toEqual([
      [31, 40],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });
  it('is played by the bots to its winner screen', () => {
    const { names, news, jump } = play();
    for (let n = 0; n < 20_000 && !names().includes('stop'); n++) if (!jump()) break;
    expect(names()).toContain('winner');
    const result = news.flatMap((one) => (one.k === 'message' && one.name === 'winner' ? [one.payload] : [])).at(0);
    // The face of the table.
    expect(result).toMatchObject({ self: { player: { avatar: 'me' } } });
    expect(names().at(-1)).toBe('stop');
    expect(names()).toContain('correct');
    expect(news.some((one) => one.k === 'draft')).toBe(true);
    const winner = news.find((one) => one.k === 'message' && one.name === 'winner');
    expect(winner).toMatchObject({
      payload: { recorded: false, winners: expect.arrayContaining([expect.objectContaining({ xp: 0, coins: 0 })]) },
    });
  });
  it('is skipped to its result once the player is out', () => {
    const { names, match, jump, news } = play();
    for (let n = 0; n < COUNTDOWN_JUMPS; n++) jump();
    match.skip();
    expect(names()).not.toContain('winner');
    const isOut = () =>
      news.some(
        (one) => one.k === 'message' && one.name === 'eliminated' && 'id' in one.payload && one.payload.id === SELF_ID,
      );
    for (let n = 0; n < 20_000 && !isOut(); n++) jump();
    expect(names()).not.toContain('winner');
    match.skip();
    for (let n = 0; n < 10 && !names().includes('winner'); n++) jump();
    expect(names()).toContain('winner');
  });
  it('feeds the same store as a real room', () => {
    const listeners = new Set<(news: PracticeEvent) => void>();
    const commands: unknown[] = [];
    const { link } = linkPractice(
      {
        post: (command) => commands.push(command),
        listen: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      () => undefined,
    );
    const store = new RoomStore('', SELF_ID);
    connectStore(link, store, { onDrop: () => undefined, onBack: () => undefined, onClose: () => undefined });
    const { clock, jump } = createJumpClock();
    runPracticeMatch(setup, listWordIndex(SAMPLE_WORDS), clock, (one) => {
      for (const listener of listeners) listener(structuredClone(one));
    });
    for (let n = 0; n < COUNTDOWN_JUMPS; n++) jump();
    expect(store.get('scene')).toBe('game');
    expect(store.seats.map((seat) => seat.bot).filter(Boolean)).toHaveLength(3);
    expect(store.get('turn')?.prompt).toMatch(/^[A-Z]{2,3}$/);
    actionsOf(link).send('submit', { word: 'RATIO' });
    expect(commands.at(-1)).toEqual({ k: 'client', name: 'submit', payload: { word: 'RATIO' } });
  });
  it('shows a word for an empty submit in practice difficulty, and takes another prompt', () => {
    const { names, news, match, jump } = play({ difficulty: DIFFICULTIES.practice, bots: [] });
    for (let n = 0; n < COUNTDOWN_JUMPS; n++) jump();
    match.submit('', false);
    expect(names()).toContain('practice-word');
    const before = names().filter((name) => name === 'turn').length;
    match.nextPrompt();
    expect(names().filter((name) => name === 'turn').length).toBe(before + 1);
    expect(news.every((one) => one.k !== 'message' || one.name !== 'hurt')).toBe(true);
  });
});
