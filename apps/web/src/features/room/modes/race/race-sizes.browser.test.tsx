import { asSeatId, MODES } from '@syllaboom/engine';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { setLanguage } from '../../../../platform/i18n/i18n.ts';
import { awaitRest } from '../../../../testing/await-rest.ts';
import { feltBottom } from '../../testing/layout-faults.ts';
import { renderStay } from '../../testing/render-stay.tsx';
import { playerState, runningState } from '../../testing/room-state.ts';
import { touch } from '../../../../testing/emulate.ts';

const WORDS =
  'TSCHUSS BESUCHEN GELOGEN WEG HORE WERT AFFEN DENN WAFFEN TAXI LACHT VERHEIRATET FURCHTE SEITEN MORGEN GEFANGEN LORD ONKEL LAUT LIEGEN'.split(
    ' ',
  );

async function open(racers: number, speed = 0, watchers = 0, finished = speed > 0) {
  const people = Array.from({ length: racers }, (_, at) =>
    at === 0 ? playerState('me') : playerState(`p${at}`, { username: `Grumblebottom${770 + at}` }),
  );
  const watching = Array.from({ length: watchers }, (_, at) =>
    playerState(`w${at}`, { username: `Onlooker${770 + at}`, spectating: true }),
  );
  const rendered = await renderStay(
    runningState([...people, ...watching], '', {
      mode: MODES.typeRacer,
      letter: WORDS.join(' '),
      requirement: JSON.stringify({ free: true }),
      turnEndsAt: 60_000,
      maxTime: 60,
    }),
  );
  rendered.fake.say('mode-state', {
    mode: MODES.typeRacer,
    lap: 1,
    words: WORDS,
    startedAt: 0,
    endsAt: 60_000,
    racers: people.map(({ session_id }) => ({
      seat: asSeatId(session_id),
      done: speed > 0 ? 1 : 0,
      // As many letters in a minute as make this speed.
      letters: speed * 5,
      finishedAt: finished ? 60_000 : null,
      laps: 0,
      wpm: speed,
      accuracy: speed > 0 ? 100 : null,
    })),
  });
  await expect.element(page.getByTestId('lane-me')).toBeVisible();
  await document.fonts.ready;
  return rendered;
}

afterEach(async () => {
  await touch(false);
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

const SIZES = [
  [1440, 900, false],
  [1280, 720, false],
  [1024, 768, true],
  [768, 1024, true],
  [390, 844, true],
  [844, 390, true],
] as const;

const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
it.each(SIZES)('says who watches without covering anything of the board, at %d × %d', async (...size) => {
  const [width, height, finger] = size;
  await touch(finger);
  await page.viewport(width, height);
  await open(3, 0, 3);
  const chip = () => box('aside[aria-label="Spectators"]');
  const felt = () => box('[data-board]');
  await expect.poll(() => chip().top >= feltBottom() || chip().bottom <= felt().top).toBe(true);
  expect(chip().height).toBeGreaterThan(15);
});

it.each(SIZES)('keeps the lanes of two on the felt, with their names whole, at %d × %d', async (...size) => {
  const [width, height, finger] = size;
  await setLanguage('de-DE');
  await touch(finger);
  await page.viewport(width, height);
  await open(2);
  const lanes = () => [...document.querySelectorAll<HTMLElement>('[data-testid^=lane-]')];
  await expect
    .poll(() => Math.max(...lanes().map((lane) => lane.getBoundingClientRect().bottom)))
    .toBeLessThanOrEqual(feltBottom() + 1);
  const [one, other] = lanes().map((lane) => lane.getBoundingClientRect());
  expect(one?.height).toBeGreaterThanOrEqual(24);
  expect(other?.top).toBeGreaterThanOrEqual(one?.bottom ?? 0);
  expect(box('[data-testid=lane-me]').top).toBeGreaterThanOrEqual(box('[data-testid=race-text]').bottom);
  const hearts = () => page.getByRole('img', { name: '2 Herzen' }).elements();
  expect(hearts().map((one) => one.checkVisibility() && one.getBoundingClientRect().width > 10)).toEqual([true, true]);
  for (const name of document.querySelectorAll('[data-testid^=lane-] button b'))
    expect(`${name.textContent} ${Math.max(0, name.scrollWidth - name.clientWidth)}`).toBe(`${name.textContent} 0`);
  expect(document.querySelector('[data-board]')?.textContent).toContain('Runde 1');
  expect(document.querySelector('header')?.textContent).not.toContain('Runde');
});

it.each([
  [1440, 900, 'de-DE'],
  [1280, 720, 'de-DE'],
  [390, 844, 'de-DE'],
  [844, 390, 'de-DE'],
  [768, 1024, 'en-US'],
  [390, 844, 'tr-TR'],
  [844, 390, 'tr-TR'],
] as const)(
  'shows six lanes above the rim, speeds on their plates, at %d × %d in %s',
  async (width, height, language) => {
    await touch(width < 1280);
    await setLanguage(language);
    await page.viewport(width, height);
    await open(6, 104);
    const lanes = [...document.querySelectorAll<HTMLElement>('[data-testid^=lane-]')];
    expect(lanes).toHaveLength(6);
    await expect.poll(() => lanes.at(-1)?.querySelector('[data-wpm]')?.textContent).toMatch(/\d{3}/);
    expect(lanes.every((lane) => lane.hasAttribute('data-finished'))).toBe(true);
    expect(lanes.at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(feltBottom() + 1);
    for (const lane of lanes) {
      const plate = lane.lastElementChild as HTMLElement;
      expect(plate.scrollWidth).toBeLessThanOrEqual(plate.clientWidth);
    }
  },
);

it.each([3, 4, 6])('shows whole lines of text, and where there is room the tracks of %d racers', async (racers) => {
  await setLanguage('de-DE');
  await open(racers, 104, 0, false);
  const lanes = [...document.querySelectorAll<HTMLElement>('[data-testid^=lane-]')];
  const words = [...document.querySelectorAll('[data-testid=race-text] > *')];
  const all = document.querySelector('[data-testid=race-text]') as HTMLElement;
  for (const [width, height, finger] of SIZES) {
    await touch(finger);
    await page.viewport(width, height);
    await awaitRest();
    const label = `${width} × ${height}`;
    const text = all.getBoundingClientRect();
    const boxes = words.map((one) => one.getBoundingClientRect());
    // Letters begin below the upper fifth of their line.
    const cut = boxes.filter(({ top, bottom, height }) => top + height / 5 < text.bottom && bottom > text.bottom + 1);
    expect.soft(cut, label).toEqual([]);
    // The rim of the word that is typed, red where a letter is wrong, is whole as well.
    expect.soft(boxes[0]?.top, label).toBeGreaterThanOrEqual(text.top + 6);
    if (height < 720) continue;
    if (width !== 1024)
      expect.soft(lanes.at(-1)?.getBoundingClientRect().bottom, label).toBeLessThanOrEqual(feltBottom() + 1);
    const track = lanes[0]?.querySelector('[role=progressbar]')?.getBoundingClientRect();
    if (width >= 1280) expect.soft(track?.width, label).toBeGreaterThanOrEqual(300);
    // What a racer has done stands in its own lane.
    for (const lane of lanes) {
      const [row, plate] = [lane, lane.querySelector('[data-wpm]')].map((one) => one?.getBoundingClientRect());
      expect.soft(plate?.bottom, label).toBeLessThanOrEqual((row?.bottom ?? 0) + 1);
      expect.soft(plate?.top, label).toBeGreaterThanOrEqual((row?.top ?? 0) - 1);
    }
  }
});

it('keeps the own lane in sight where there are more lanes than room', async () => {
  await touch(true);
  await page.viewport(390, 844);
  await open(16);
  const board = document.querySelector('[data-board]') as HTMLElement;
  board.scrollTo({ top: board.scrollHeight });
  expect(board.scrollTop).toBeGreaterThan(40);
  const [own, stage] = [box('[data-testid=lane-me]'), board.getBoundingClientRect()];
  expect(own.top).toBeGreaterThanOrEqual(stage.top);
  expect(own.bottom).toBeLessThanOrEqual(stage.bottom);
});

it.each([4, 6, 12])('scrolls rather than let %d lanes lie on the rim of a tablet on its side', async (racers) => {
  await touch(true);
  await page.viewport(1024, 768);
  await open(racers);
  const board = document.querySelector('[data-board]') as HTMLElement;
  const lanes = [...document.querySelectorAll('[data-testid^=lane-]')];
  expect(lanes).toHaveLength(racers);
  // Scrolled to its end, the last lane stands above the rim.
  board.scrollTo({ top: board.scrollHeight });
  expect(lanes.at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(feltBottom() + 1);
});

it('says what is to be done flush with the call to type on a tablet on its side', async () => {
  await setLanguage('de-DE');
  await touch(true);
  await page.viewport(1024, 768);
  await open(2);
  const right = (selector: string) => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector(selector) as Element);
    return Math.max(...[...range.getClientRects()].map((line) => line.right));
  };
  const ends = [...document.querySelectorAll('[data-testid=requirement]')].flatMap((need) => {
    const range = document.createRange();
    range.selectNodeContents(need);
    return [...range.getClientRects()].filter(({ width }) => width > 20).map((line) => line.right);
  });
  expect(ends.length).toBeGreaterThan(0);
  const call = right('[data-testid=turn-hint] > b');
  for (const end of ends) expect(Math.abs(end - call)).toBeLessThan(22);
});

it.each([
  [390, 844],
  [844, 390],
])('lets no plate of six lie on another, and reaches every lane, at %d × %d', async (width, height) => {
  await setLanguage('de-DE');
  await touch(true);
  await page.viewport(width, height);
  await open(6);
  const board = document.querySelector('[data-board]') as HTMLElement;
  const plates = [...document.querySelectorAll('[data-testid^=lane-] > button')];
  const boxes = plates.map((plate) => plate.getBoundingClientRect());
  for (const [at, plate] of boxes.entries())
    if (at > 0) expect(plate.top).toBeGreaterThanOrEqual((boxes[at - 1]?.bottom ?? 0) - 1);
  board.scrollTo({ top: board.scrollHeight });
  expect(plates.at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(feltBottom() + 1);
});
