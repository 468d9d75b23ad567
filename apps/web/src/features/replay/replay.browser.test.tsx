import {
  createMatch,
  hashMatch,
  type MatchLog,
  MatchPlayback,
  MODES,
  type ModeView,
  recordAnswers,
  replayMatch,
  step,
  viewMode,
} from '@syllaboom/engine';
import { listWordIndex, onlyIndex, play, SAMPLE_WORDS, type ScenarioOptions } from '@syllaboom/engine/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page, userEvent } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { feltBottom } from '../room/testing/layout-faults.ts';
import { awaitRest } from '../../testing/await-rest.ts';
import { fakeFetch, refusal, reply } from '../../testing/fake-fetch.ts';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { closeAllWindows, isWindowOpen } from '../../ui/windows/manager.ts';
import { SETTINGS_WINDOW } from '../../navigation/windows.ts';
import { ReplayPlayer } from './replay-player.ts';
import { ReplayScreen } from './replay-screen.tsx';

const bot = { typingSpeed: 8, typoAmount: 2, thinkingTime: 3 };

/** A match of so many bots, as the server keeps it, with what was done in it before it ran out. */
function recordedMatch(
  bots: number,
  options: Pick<ScenarioOptions, 'rules' | 'material' | 'players'> = {},
  act: (live: ReturnType<typeof play>) => void = () => undefined,
): MatchLog {
  const players = { players: 0, bots: Array.from({ length: bots }, () => bot) };
  const begun = play({ ...players, hearts: 3, seed: 4, ...options });
  act(begun);
  const live = begun.runsOut();
  const answers: unknown[] = [];
  const words = recordAnswers(onlyIndex(listWordIndex(SAMPLE_WORDS)), (answer) => answers.push(answer));
  const { state } = createMatch(live.setup, words, 0);
  for (const input of live.inputs) step(state, input, words);
  return { setup: live.setup, at: 0, inputs: live.inputs, answers };
}
const log = recordedMatch(2);
const seats = [
  { seat: 'bot1', name: 'Clicky', avatar: 'a', bot: true },
  { seat: 'bot2', name: 'Bubbles', avatar: 'b', bot: true },
];
const room = {
  people: seats.map(({ seat, ...rest }) => ({ id: seat, ...rest })),
  language: 'en-US',
  difficulty: 0,
} as const;
const stored = { id: 'm1', dictionaryVersion: 'v', hash: hashMatch(replayMatch(log).state), seats, log, pictures: {} };

const open = () =>
  render(
    <TipProvider>
      <ReplayScreen matchId="m1" onLeft={onLeft} />
    </TipProvider>,
  );
const onLeft = vi.fn();
beforeEach(() => page.viewport(1280, 720));
afterEach(() => {
  vi.restoreAllMocks();
  onLeft.mockClear();
});

describe('a replay', () => {
  it('shows the table of any moment that is wound to, and the same one each time', () => {
    const player = new ReplayPlayer({ id: 'm1', room, playback: new MatchPlayback(log) });
    const turns = player.marks.filter(({ kind }) => kind === 'turn');
    const shown = turns.map(({ at }) => {
      player.seek(at);
      return player.store.get('turn');
    });
    expect(shown.map((turn) => turn?.turn)).toEqual(turns.map(({ turn }) => turn));
    for (const [i, { at }] of [...turns.entries()].reverse()) {
      player.seek(at);
      expect(player.store.get('turn')).toEqual(shown[i]);
      expect(player.position).toBeCloseTo(at, 0);
    }
    player.stop();
  });

  it('tells of a race what the match told, however its moments are reached', () => {
    const race = recordedMatch(2, { rules: { mode: MODES.typeRacer } });
    const accuracies = (of: ModeView | null | undefined) =>
      of?.mode === MODES.typeRacer ? of.racers.map(({ accuracy }) => accuracy) : null;
    const live = new MatchPlayback(race);
    const player = new ReplayPlayer({ id: 'm1', room, playback: new MatchPlayback(race) });
    const times = [0.9, 0.2, 0.6, 1].map((share) => player.startsAt + share * (player.endsAt - player.startsAt));
    const told = times
      .toSorted((a, b) => a - b)
      .map((at) => {
        live.advance(at);
        return [at, accuracies(viewMode(live.state, null))] as const;
      });
    for (const at of times) {
      player.seek(at);
      expect(accuracies(player.store.get('mode') as ModeView | null)).toEqual(new Map(told).get(at));
    }
    expect(told.at(-1)?.[1]?.every((accuracy) => accuracy !== null && accuracy > 0)).toBe(true);
    player.stop();
  });

  it('stands still while it is paused and runs while it plays', async () => {
    const player = new ReplayPlayer({ id: 'm1', room, playback: new MatchPlayback(log) });
    const paused = player.position;
    await new Promise((done) => setTimeout(done, 60));
    expect(player.position).toBe(paused);
    player.setRate(4);
    player.play();
    await expect.poll(() => player.position - paused).toBeGreaterThan(200);
    player.pause();
    const stopped = player.position;
    await new Promise((done) => setTimeout(done, 60));
    expect(player.position).toBe(stopped);
    player.stop();
  });

  it.each([1, 4] as const)('shows the last of a match when it is played to its end, %i× as fast', async (rate) => {
    const player = new ReplayPlayer({ id: 'm1', room, playback: new MatchPlayback(log) });
    for (let tried = 0; tried < 8; tried++) {
      player.seek(player.endsAt - 40 * rate);
      expect(player.store.get('winner')).toBeNull();
      player.setRate(rate);
      player.play();
      await expect.poll(() => player.view().playing).toBe(false);
      expect(player.store.get('winner')?.winners[0]?.player.name).toBe('Bubbles');
    }
    player.stop();
  });

  it('steps from turn to turn', () => {
    const player = new ReplayPlayer({ id: 'm1', room, playback: new MatchPlayback(log) });
    player.stepTurn(1);
    expect(player.store.get('turn')?.turn).toBe(2);
    player.stepTurn(1);
    player.stepTurn(-1);
    expect(player.store.get('turn')?.turn).toBe(2);
    player.stop();
  });

  it('is a table with names, a track and controls that work by keyboard', async () => {
    fakeFetch(() => reply(stored));
    const screen = await open();
    await expect.element(screen.getByText('Clicky').first()).toBeVisible();
    await expect.element(screen.getByTestId('turn-hint').getByText('Spectating')).toBeVisible();
    await screen.getByRole('button', { name: 'Pause' }).click();
    const track = screen.getByRole('slider', { name: 'Position in the match' });
    const before = Number((track.element() as HTMLInputElement).value);
    (track.element() as HTMLInputElement).focus();
    await screen.getByRole('button', { name: 'Next turn' }).click();
    await expect.poll(() => Number((track.element() as HTMLInputElement).value)).toBeGreaterThan(before);
    await screen.getByRole('button', { name: 'Back to the menu' }).click();
    expect(onLeft).toHaveBeenCalledTimes(1);
  });

  it('winds to its very end, where the match is decided', async () => {
    fakeFetch(() => reply(stored));
    const screen = await open();
    await screen.getByRole('button', { name: 'Pause' }).click();
    const track = screen.getByRole('slider', { name: 'Position in the match' }).element() as HTMLInputElement;
    track.focus();
    await userEvent.keyboard('{End}');
    await expect.element(screen.getByText('Bubbles wins!')).toBeVisible();
    expect(document.querySelectorAll('[data-seat][data-out]').length).toBe(1);
    // The result lies over the bar: the ways on stand below it.
    await screen.getByRole('button', { name: 'Watch again' }).click();
    await expect.element(screen.getByText('Bubbles wins!')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
    expect(Number(track.value)).toBeLessThan(Number(track.max) / 2);
    track.focus();
    await userEvent.keyboard('{End}');
    await screen.getByTestId('winner').getByRole('button', { name: 'Back to the menu' }).click();
    expect(onLeft).toHaveBeenCalledTimes(1);
  });

  it('has the settings at hand: what it plays can be made quieter', async () => {
    fakeFetch(() => reply(stored));
    const screen = await open();
    await screen.getByRole('button', { name: 'Settings' }).click();
    expect(isWindowOpen(SETTINGS_WINDOW)).toBe(true);
    closeAllWindows();
  });

  it.each([
    ['match/not_found', 404, 'Match not found'],
    ['match/no_replay', 404, 'This match has no replay'],
  ])('says why it can’t be shown: %s', async (code, status, words) => {
    fakeFetch(() => refusal(code, status));
    const screen = await open();
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  it('says that nobody answered, not that there is no such match, and tries again', async () => {
    fakeFetch(() => Promise.reject(new TypeError('Failed to fetch')));
    const screen = await open();
    await expect.element(screen.getByText('Network error. Please check your internet connection.')).toBeVisible();
    fakeFetch(() => reply(stored));
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Clicky').first()).toBeVisible();
  });

  it('says so when its log is damaged', async () => {
    fakeFetch(() => reply({ ...stored, log: { ...log, setup: {} } }));
    const screen = await open();
    await expect.element(screen.getByText('This replay can’t be played.')).toBeVisible();
  });
});

describe('on a tablet', () => {
  const touch = (enabled: boolean): Promise<void> =>
    (cdp() as unknown as { send(name: string, params: object): Promise<void> }).send(
      'Emulation.setTouchEmulationEnabled',
      { enabled, maxTouchPoints: enabled ? 5 : 1 },
    );
  afterEach(() => touch(false));

  it.each([
    [768, 1024],
    [1024, 768],
    [1280, 720],
  ])('the stage reaches down to the player’s bar, since nobody types, %i×%i', async (width, height) => {
    await touch(true);
    await page.viewport(width, height);
    fakeFetch(() => reply(stored));
    await open();
    const bar = page.getByRole('slider').first();
    await expect.element(bar).toBeVisible();
    const hint = page.getByTestId('turn-hint');
    await expect.element(hint).toBeVisible();
    const free = () => bar.element().getBoundingClientRect().top - hint.element().getBoundingClientRect().bottom;
    await expect.poll(free).toBeLessThan(90);
  });

  it('names of usual length stand on their plates whole', async () => {
    await touch(true);
    await page.viewport(768, 1024);
    const three = recordedMatch(3);
    const names = ['Gadget', 'Friend3a2e', 'deskwzm9e'];
    const sitters = names.map((name, at) => ({
      seat: `bot${at + 1}`,
      name,
      avatar: name,
      bot: true,
      strength: 'easy',
    }));
    fakeFetch(() => reply({ ...stored, seats: sitters, log: three, hash: hashMatch(replayMatch(three).state) }));
    await open();
    await expect.element(page.getByText('Gadget').first()).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).click();
    await awaitRest();
    const shown = [...document.querySelectorAll('[data-seat] [data-name]')];
    expect(shown.map((name) => name.textContent).sort()).toEqual([...names].sort());
    for (const name of shown) expect(name.scrollWidth, name.textContent).toBeLessThanOrEqual(name.clientWidth);
  });

  it.each([
    [1440, 900, false],
    [1280, 720, false],
    [1024, 768, true],
    [768, 1024, true],
    [844, 390, true],
  ])(
    'a question and its four answers stand on the felt, above the player’s bar, at %d × %d',
    async (width, height, finger) => {
      await touch(finger);
      await page.viewport(width, height);
      const asked = {
        q: '🚕 What is this?',
        a: ['taxi', 'flying saucer', 'tractor', 'rocket'],
        correct: 0,
        author: null,
      } as const;
      const quiz = recordedMatch(2, { rules: { mode: MODES.trivia }, material: { questions: [{ ...asked, d: 0 }] } });
      fakeFetch(() => reply({ ...stored, log: quiz, hash: hashMatch(replayMatch(quiz).state) }));
      await open();
      await expect.element(page.getByTestId('answer-3')).toHaveAttribute('data-shown');
      await page.getByRole('button', { name: 'Pause' }).click();
      await awaitRest();
      const bar = page.getByRole('slider').first().element().closest('section')?.getBoundingClientRect();
      for (const index of [0, 1, 2, 3]) {
        const answer = page.getByTestId(`answer-${index}`).element();
        const { left, right, bottom } = answer.getBoundingClientRect();
        expect(bottom).toBeLessThan(bar?.top ?? 0);
        // On a phone they may reach over the rim.
        if (height > 480) expect(bottom).toBeLessThanOrEqual(feltBottom() + 1);
        expect(answer.contains(document.elementFromPoint((left + right) / 2, bottom - 3))).toBe(true);
      }
      const words = page.getByRole('heading', { name: /What is this/ }).element();
      await expect.poll(() => words.querySelector('img')).not.toBeNull();
      await expect.poll(() => words.scrollHeight - words.clientHeight).toBeLessThanOrEqual(1);
    },
  );

  it('two tries at a hidden word stand whole on the felt of a phone on its side', async () => {
    await touch(true);
    await page.viewport(844, 390);
    const hidden = recordedMatch(0, { players: 2, rules: { mode: MODES.guessWord } }, (match) => {
      const view = viewMode(match.state, null);
      const letters = view?.mode === MODES.guessWord ? view.known.length : 0;
      for (const word of SAMPLE_WORDS.filter((one) => one.length === letters).slice(0, 3)) match.types(word);
    });
    const sitters = seats.map((one, at) => ({ ...one, seat: hidden.setup.players[at]?.seat ?? one.seat }));
    fakeFetch(() => reply({ ...stored, seats: sitters, log: hidden, hash: hashMatch(replayMatch(hidden).state) }));
    await open();
    await page.getByRole('button', { name: 'Pause' }).click();
    const tries = () => [...document.querySelectorAll('[data-testid=guess]')];
    let most = 0;
    for (const { turn } of new MatchPlayback(hidden).marks.filter(({ kind }) => kind === 'turn').slice(1)) {
      await page.getByRole('button', { name: 'Next turn' }).click();
      await awaitRest();
      most = Math.max(most, tries().length);
      const list = document.querySelector(':is(ol, ul):has([data-testid=guess])');
      const bottoms = [list, ...tries().slice(0, 2)].map((one) => one?.getBoundingClientRect().bottom ?? 0);
      expect(Math.max(...bottoms), `turn ${turn}`).toBeLessThanOrEqual(feltBottom() + 1);
    }
    expect(most).toBeGreaterThanOrEqual(2);
  });
});
