import { DRAFT_MESSAGE } from '@syllaboom/contracts';
import { asSeatId, MODES, type RaceView } from '@syllaboom/engine';
import { page, userEvent } from 'vitest/browser';
import { expect, it } from 'vitest';
import { renderMode } from '../../testing/render-mode.tsx';

const WORDS = ['WATER', 'HOUSE', 'LITTLE', 'PEOPLE'];
const view = (done: readonly number[], changes: Partial<RaceView> = {}): RaceView => ({
  mode: MODES.typeRacer,
  lap: 2,
  words: WORDS,
  startedAt: 0,
  endsAt: 60_000,
  racers: ['me', 'ann', 'bob'].map((seat, index) => ({
    seat: asSeatId(seat),
    done: done[index] ?? 0,
    letters: WORDS.slice(0, done[index]).reduce((sum, word) => sum + word.length + 1, 0),
    finishedAt: done[index] === WORDS.length ? 100 : null,
    laps: 1,
    wpm: 40.4 + index * 10,
    accuracy: done[index] ? 90 + index : null,
  })),
  ...changes,
});
const open = (...done: number[]) =>
  renderMode(MODES.typeRacer, { holder: '', prompt: WORDS.join(' '), requirement: { free: true } }, [
    'mode-state',
    view(done),
  ]);
const current = () => document.querySelector<HTMLElement>('[aria-current=true]');
const lane = (id: string) => page.getByTestId(`lane-${id}`);

it('shows the words with the current one, and marks what is wrong in it', async () => {
  await open(1, 0, 0);
  await expect.poll(() => current()?.textContent).toBe('HOUSE');
  await userEvent.keyboard('hox');
  const marks = () =>
    [...(current()?.querySelectorAll<HTMLElement>('[data-letter]') ?? [])].map((one) => one.dataset.letter);
  expect(marks()).toEqual(['right', 'right', 'wrong', '', '']);
  expect(current()?.hasAttribute('data-wrong')).toBe(true);
  await userEvent.keyboard('{Backspace}u');
  expect(marks()).toEqual(['right', 'right', 'right', '', '']);
  expect(current()?.hasAttribute('data-wrong')).toBe(false);
});

it('sends each word with the space bar or Enter, and everybody types at once', async () => {
  const { fake, store } = await open(0, 0, 0);
  await expect.poll(() => current()?.textContent).toBe('WATER');
  await userEvent.keyboard('water hous');
  // No person types a word faster than one key press may submit twice.
  await new Promise((resolve) => setTimeout(resolve, 150));
  await userEvent.keyboard('e{Enter}');
  expect(fake.sentUnder('submit')).toEqual([{ word: 'WATER' }, { word: 'HOUSE' }]);
  await userEvent.keyboard('lit');
  // The verdict of the word before comes late: it does not touch what is typed now.
  fake.say('correct', { id: 'me', word: 'WATER', prompt: 'WATER', points: 5, combo: 1 });
  expect(store.draft('me')).toBe('LIT');
  fake.relay(DRAFT_MESSAGE, { id: 'ann', d: { t: 'r', w: 'WAT' } });
  expect(store.draft('ann')).toBe('WAT');
});

const shown = (id: string, what: 'wpm' | 'accuracy') => lane(id).element().querySelector(`[data-${what}]`)?.textContent;
const place = (id: string) => Number((lane(id).element() as HTMLElement).style.getPropertyValue('--done'));

it('writes speed and place of everybody as they type, with nothing rendered anew', async () => {
  const { fake, store } = await open(2, 1, 0);
  await expect.element(lane('ann')).toBeVisible();
  // Half a minute into the lap.
  store.setClock(30_000);
  const rendered = lane('ann').element();
  const renders = new MutationObserver(() => undefined);
  renders.observe(rendered, { attributeFilter: ['data-finished', 'aria-valuenow'], subtree: true });
  for (const letter of 'HOUX') fake.relay(DRAFT_MESSAGE, { id: 'ann', d: { t: 'a', a: letter } });
  // WATER and its key, and three right letters, in half a minute: nine characters, not quite four words a minute.
  await expect.poll(() => shown('ann', 'wpm')).toBe('4 WPM');
  await expect.poll(() => place('ann')).toBeCloseTo((1 + 3 / 6) / 4, 2);
  expect(renders.takeRecords()).toEqual([]);
});

it('shows how sure everybody types as the room tells it, whatever was seen of their typing', async () => {
  const { fake } = await open(2, 1, 0);
  await expect.element(lane('ann')).toBeVisible();
  const all = () => ['me', 'ann', 'bob'].map((id) => shown(id, 'accuracy'));
  expect(all()).toEqual(['90%', '91%', '']);
  for (const letter of 'HXX') fake.relay(DRAFT_MESSAGE, { id: 'ann', d: { t: 'a', a: letter } });
  // WATER and its key, and one right letter: the letters have been taken in.
  await expect.poll(() => place('ann')).toBeCloseTo((1 + 1 / 6) / 4, 2);
  expect(all()).toEqual(['90%', '91%', '']);
  const told = view([2, 2, 0]);
  fake.say('mode-state', { ...told, racers: told.racers.map((racer) => ({ ...racer, accuracy: 66 })) });
  await expect.poll(all).toEqual(['66%', '66%', '66%']);
});

it('shows neither speed nor accuracy of who is out', async () => {
  const { fake } = await open(2, 1, 0);
  await expect.poll(() => shown('ann', 'wpm')).toMatch(/WPM$/);
  expect(shown('ann', 'accuracy')).toBe('91%');
  fake.say('eliminated', { id: 'ann' });
  await expect.poll(() => shown('ann', 'wpm')).toBe('');
  expect(shown('ann', 'accuracy')).toBe('');
  expect(shown('bob', 'wpm')).toMatch(/WPM$/);
});

it('shows who is out the words of the one in front, not what they typed in an earlier lap', async () => {
  const { fake } = await open(3, 1, 2);
  await expect.poll(() => current()?.textContent).toBe('PEOPLE');
  const words = page.getByText('3 / 4');
  await expect.element(words).toBeVisible();
  fake.say('eliminated', { id: 'me' });
  await expect.poll(() => current()?.textContent).toBe('LITTLE');
  await expect.element(words).not.toBeInTheDocument();
});

it('begins the next own word before the verdict of the last one is there', async () => {
  const { store } = await open(0, 0, 0);
  await expect.poll(() => current()?.textContent).toBe('WATER');
  store.setDraft('me', 'WATER');
  store.setDraft('me', '');
  await expect.poll(() => current()?.textContent).toBe('HOUSE');
  store.setDraft('me', 'HO');
  expect(current()?.querySelectorAll('[data-letter=right]')).toHaveLength(2);
});

it('lets nobody type who has finished the lap, and says so in place of the call to type', async () => {
  await open(4, 1, 1);
  await expect.element(page.getByTestId('tray')).toHaveTextContent('The next lap is coming…');
  expect(page.getByTestId('turn-hint').element().textContent).toBe('');
  expect(page.getByText('All type!').query()).toBeNull();
  expect(document.querySelector<HTMLInputElement>('input[name=word]')?.readOnly).toBe(true);
});

it('has a lane for every racer with progress, speed and hearts, the own one first', async () => {
  const { fake } = await open(2, 4, 1);
  await expect.element(lane('ann')).toBeVisible();
  expect([...document.querySelectorAll('[data-testid^=lane-]')][0]?.getAttribute('data-seat')).toBe('me');
  const bar = (id: string) => lane(id).element().querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
  expect(['me', 'ann', 'bob'].map(bar)).toEqual(['2', '4', '1']);
  await expect.poll(() => shown('ann', 'wpm')).toMatch(/WPM$/);
  expect(lane('ann').element().hasAttribute('data-finished')).toBe(true);
  await expect.element(page.getByTestId('lap')).toHaveTextContent('2');
  fake.say('mode-state', view([4, 4, 1]));
  await expect.element(page.getByText('Lap finished!')).toBeVisible();
});

it('lets the bomb go off on the racer who loses a heart', async () => {
  const { fake } = await open(1, 2, 4);
  await expect.element(lane('ann')).toBeVisible();
  fake.say('hurt', { id: 'ann', heart: 1 });
  const shout = () => [...document.querySelectorAll('svg text')].find(({ textContent }) => textContent === 'BOOM!');
  await expect.poll(shout).toBeDefined();
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  const row = lane('ann').element().getBoundingClientRect();
  const boom = shout()?.getBoundingClientRect() ?? new DOMRect();
  expect(Math.abs(boom.top + boom.height / 2 - (row.top + row.height / 2))).toBeLessThan(30);
  expect(boom.left).toBeGreaterThanOrEqual(row.left);
});
