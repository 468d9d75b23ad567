import { asSeatId, type GuessMark, type GuessView, MODES } from '@syllaboom/engine';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { awaitRest } from '../../../../testing/await-rest.ts';
import { feltBottom } from '../../testing/layout-faults.ts';
import { renderStay } from '../../testing/render-stay.tsx';
import { playerState, runningState } from '../../testing/room-state.ts';
import { motion, touch } from '../../../../testing/emulate.ts';

const guess = (seat: string, word: string, marks: string) => ({
  seat: asSeatId(seat),
  word,
  marks: [...marks].map((mark): GuessMark => (mark === 'r' ? 'right' : mark === 'e' ? 'elsewhere' : 'absent')),
});
const view = (changes: Partial<GuessView> = {}): GuessView => ({
  mode: MODES.guessWord,
  number: 2,
  of: 25,
  known: [null, 'E', null, 'E', 'N'],
  guesses: [
    guess('zed', 'NEUER', 'erara'),
    guess('me', 'TISCH', 'aaaae'),
    guess('me', 'BLUME', 'eaaae'),
    guess('zed', 'REGEN', 'arara'),
    guess('me', 'BEBEN', 'arara'),
    guess('zed', 'LEDEN', 'arara'),
  ],
  circle: 2,
  meaning: null,
  last: null,
  ...changes,
});
const NAME = 'Grumblebottom777';

const TWO = [playerState('me'), playerState('zed', { username: NAME })];

async function open(changes: Partial<GuessView> = {}, people = TWO) {
  const rendered = await renderStay(
    runningState(people, 'me', {
      mode: MODES.guessWord,
      letter: '_E_EN',
      requirement: JSON.stringify({ free: true, exact: 5 }),
      turnEndsAt: 60_000,
      maxTime: 60,
    }),
  );
  rendered.fake.say('mode-state', view(changes));
  await expect.element(page.getByTestId('known')).toBeVisible();
  await document.fonts.ready;
  await awaitRest();
  return rendered;
}

afterEach(async () => {
  await touch(false);
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

const list = () => page.getByRole('list', { name: 'Guesses' }).element();
/** Of the rows of the list: how many are whole, and which are cut. What a letter draws around itself belongs to its row. */
function rowsShown() {
  const box = list().getBoundingClientRect();
  const rows = [...list().querySelectorAll('[role=img]')].map((row) => row.getBoundingClientRect());
  const RIM = { above: 2, below: 5 };
  const inside = rows.filter(({ top, bottom }) => top >= box.top && bottom <= box.bottom + 1);
  const cut = rows.filter(
    ({ top, bottom }) =>
      bottom + RIM.below > box.top + 0.5 &&
      top - RIM.above < box.bottom - 0.5 &&
      !(top >= box.top && bottom <= box.bottom + 1),
  );
  return {
    whole: inside.length,
    cut: cut.length,
    newest: inside.includes(rows.at(-1) as DOMRect),
    pitch: pitchOf(rows),
  };
}
const pitchOf = (rows: readonly DOMRect[]): number => (rows[1]?.top ?? 0) - (rows[0]?.top ?? 0);
/** How much felt is free below the list, px. */
const freeBelow = (): number => feltBottom() - list().getBoundingClientRect().bottom;

it.each(SIZES)(
  'shows three whole rows of guesses at least at %d × %d, and as many as there is room for',
  async (...size) => {
    const [width, height, finger] = size;
    await touch(finger);
    await page.viewport(width, height);
    await open();
    await expect.poll(() => rowsShown().newest).toBe(true);
    const { whole, cut, pitch } = rowsShown();
    expect(cut).toBe(0);
    expect(whole).toBeGreaterThanOrEqual(3);
    expect(whole === 6 || freeBelow() < pitch + 8).toBe(true);
    // Letters stay large enough to be read.
    const letter = list().querySelector('[data-guess]')?.getBoundingClientRect();
    expect(letter?.height).toBeGreaterThanOrEqual(20);
    const tile = document.querySelector('[data-testid=known] [data-at]')?.getBoundingClientRect();
    expect(tile?.height).toBeGreaterThanOrEqual(36);
  },
);

it.each([
  [390, 844],
  [844, 390],
])('shows the newest guess on the felt below two rows of seats at %d × %d', async (width, height) => {
  await touch(true);
  await page.viewport(width, height);
  const others = Array.from({ length: 7 }, (_, at) => playerState(`p${at}`, { username: `Jellybean_${at}` }));
  await open({ meaning: 'An inner courtyard that is typical of traditional Spanish houses.' }, [
    ...TWO.slice(0, 1),
    ...others,
  ]);
  await expect.poll(() => rowsShown().newest).toBe(true);
  const { whole, cut } = rowsShown();
  expect(cut).toBe(0);
  expect(whole).toBeGreaterThanOrEqual(2);
  expect(freeBelow()).toBeGreaterThanOrEqual(0);
});

it.each(SIZES)('shows two rows at least beside a long meaning at %d × %d', async (width, height, finger) => {
  await touch(finger);
  await page.viewport(width, height);
  await open({
    meaning: 'A hollow object made of metal that rings when somebody strikes it, as in a tower or on a door.',
    last: { word: 'STONES', solver: asSeatId('zed') },
    known: [null, 'E', null, 'E', 'N', null, null, null],
    guesses: view().guesses.map((one) => ({
      ...one,
      word: `${one.word}ABC`,
      marks: [...one.marks, 'absent', 'right', 'elsewhere'],
    })),
  });
  await expect.poll(() => rowsShown().newest).toBe(true);
  const { whole, cut } = rowsShown();
  expect(cut).toBe(0);
  expect(whole).toBeGreaterThanOrEqual(2);
  expect(list().scrollWidth).toBeLessThanOrEqual(list().clientWidth);
  const board = document.querySelector('[data-board]') as HTMLElement;
  expect(board.scrollHeight).toBeLessThanOrEqual(board.clientHeight + 1);
});

it('says how many older guesses stand above, until they are scrolled to', async () => {
  await touch(true);
  await page.viewport(390, 844);
  await open();
  await expect.poll(() => rowsShown().newest).toBe(true);
  const above = page.getByTestId('older-guesses');
  await expect.element(above).toHaveTextContent(String(6 - rowsShown().whole));
  list().scrollTo({ top: 0 });
  await expect.element(above).not.toBeInTheDocument();
  await expect.element(page.getByTestId('newer-guesses')).toBeVisible();
});

it('gives a known letter the colour that a right one has in the list', async () => {
  await open();
  const known = getComputedStyle(document.querySelector('[data-testid=known] [data-known]') as Element);
  const right = getComputedStyle(document.querySelector('[data-testid=guess] [data-guess=right]') as Element);
  expect(known.color).toBe(right.color);
  expect(known.backgroundImage + known.backgroundColor).toBe(right.backgroundImage + right.backgroundColor);
});

it.each(SIZES)('writes a name of sixteen letters on its plate at %d × %d', async (width, height, finger) => {
  await touch(finger);
  await page.viewport(width, height);
  await open();
  const names = [...document.querySelectorAll<HTMLElement>('[data-seat] [data-name]')];
  expect(names).toHaveLength(2);
  expect(names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)).toEqual([]);
  for (const name of names) expect(name.getBoundingClientRect().height).toBeGreaterThanOrEqual(10);
  const [one, other] = [...document.querySelectorAll('[data-seat] [data-plate]')].map((plate) =>
    plate.getBoundingClientRect(),
  );
  expect(Math.max(one?.left ?? 0, other?.left ?? 0)).toBeGreaterThanOrEqual(
    Math.min(one?.right ?? 0, other?.right ?? 0),
  );
});

it('says after an explosion which letter was revealed, and counts rounds once', async () => {
  const { fake } = await open();
  fake.say('hint', { prompt: '_____', words: ['_E_EN'] });
  await expect.poll(() => page.getByTestId('hint').query()?.textContent).toBe('A letter is revealed:_E_EN');
  expect(page.getByText('Round', { exact: true }).elements()).toEqual([]);
  expect(document.querySelector('[data-board]')?.textContent).toContain('Round 2');
});

it('writes the names of four bots and two people on their plates on a tablet', async () => {
  await touch(true);
  await page.viewport(768, 1024);
  const bots = ['Firefly', 'Pebble', 'Jellybean', 'Sprocket'];
  await open({}, [
    playerState('me'),
    playerState('zed', { username: 'Karla_Fu' }),
    ...bots.map((username, n) => playerState(`b${n}`, { username, bot: true, strength: 'fair' })),
  ]);
  const names = [...document.querySelectorAll<HTMLElement>('[data-seat] [data-name]')];
  expect(names.map((name) => name.textContent)).toEqual(expect.arrayContaining(bots));
  expect(names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)).toEqual([]);
});

it.each([2, 3, 4])(
  'shows the last words of all %i below the code and the buttons of a phone on its side',
  async (count) => {
    await touch(true);
    await page.viewport(844, 390);
    await motion('reduce');
    const people = Array.from({ length: count }, (_, at) => playerState(at === 0 ? 'me' : `p${at}`, { order: at }));
    const { fake } = await open({}, people);
    for (const { session_id: id } of people)
      fake.say('correct', { id, word: 'HOUSE', prompt: '', points: 5, combo: 1 });
    const words = () => [...document.querySelectorAll('[data-testid^=bubble-][data-shown]')];
    await expect.poll(() => words().length).toBe(count);
    await awaitRest();
    const above = Math.max(
      ...[...document.querySelectorAll('header button')].map((one) => one.getBoundingClientRect().bottom),
    );
    expect(above).toBeGreaterThan(30);
    expect(
      words()
        .filter((word) => word.getBoundingClientRect().top < above - 1)
        .map((word) => word.outerHTML),
    ).toEqual([]);
    await motion('');
  },
);
