import type { ServerMessages } from '@syllaboom/contracts';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { awaitRest } from '../../../testing/await-rest.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { isWindowOpen } from '../../../ui/windows/manager.ts';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { playerState, runningState } from '../testing/room-state.ts';
import { renderRoom, wait } from '../testing/render-room.tsx';
import { winnerEntry } from '../testing/winner-entry.ts';
import { RoomDrops } from '../overlays/room-drops.tsx';
import { WaitingRoom } from '../waiting-room/waiting-room.tsx';
import { WINNER_MS } from '../room-timings.ts';
import { WinnerScreen } from './winner-screen.tsx';

const box = (element: Element | null): DOMRect => element?.getBoundingClientRect() ?? new DOMRect();
const four = ['ann', 'me', 'cid', 'dan'].map((id, place) => winnerEntry(id, { correct_words: 9 - place }));
const people = four.map(({ player }) => playerState(player.id));
afterEach(() => page.viewport(1280, 800));

const open = async (round = 4) => {
  const rendered = await renderRoom(
    <>
      <WinnerScreen />
      <Toasts />
    </>,
    runningState(people, 'ann', { round }),
  );
  rendered.fake.say('winner', { winners: four, matchId: 'm', recorded: true, self: four[1] ?? null });
  await expect.element(page.getByTestId('winner')).toBeVisible();
  return rendered;
};

it('shows the top three with words, speed, reaction and what was earned [R0131 R0190]', async () => {
  await open();
  const places = [...document.querySelectorAll('[data-place]')];
  expect(places.map((place) => place.querySelector('b')?.textContent)).toEqual(['ann', 'You', 'cid']);
  for (const text of ['1.25 s', '+300', '+120 XP', 'STATION']) await expect.element(page.getByText(text)).toBeVisible();
});

it('shows no speed and no reaction of who wrote nothing', async () => {
  const { fake } = await open();
  const none = winnerEntry('me', { correct_words: 0, wpm: 0, react: 0, longest_word: '' });
  const last = winnerEntry('dan', { correct_words: 0, wpm: 0, react: 0, longest_word: '' });
  fake.say('winner', {
    winners: [...four.slice(0, 1), none, ...four.slice(2, 3), last],
    matchId: 'm',
    recorded: true,
    self: none,
  });
  const card = page.getByTestId('own-result');
  await expect.element(card.getByText('–', { exact: true }).first()).toBeVisible();
  const stats = [...card.element().querySelectorAll('dl > div')].map((row) => row.querySelector('dd')?.textContent);
  expect(stats.slice(2, 4)).toEqual(['–', '–']);
  expect(page.getByTestId('winner').element().textContent).not.toMatch(/\b0 (?:s|WPM)\b/);
});

it('50 tells a player whose match does not count why, to readers too, and leads to its page', async () => {
  const { fake } = await open();
  expect(page.getByTestId('flag-notice').query()).toBeNull();
  fake.say('winner', { winners: four, matchId: 'm', recorded: true, flagged: true, self: four[1] ?? null });
  const notice = page.getByRole('status').filter({ hasText: 'This match doesn’t count for you' });
  await expect.element(notice).toBeVisible();
  await expect.element(notice.getByText(/as no hands type them/)).toBeVisible();
  await notice.getByRole('button', { name: 'Details and appeal' }).click();
  expect(isWindowOpen('match-detail')).toBe(true);
});

it('names no winner and no places of a match that was stopped, but what one did and got', async () => {
  const { fake } = await renderRoom(<WinnerScreen />, runningState(people, 'ann', { round: 4 }));
  fake.say('winner', { winners: [], matchId: 'm', recorded: true, self: four[1] ?? null });
  await expect.element(page.getByRole('heading', { name: 'Ended early' })).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: 'No winner and no places' })).toBeVisible();
  expect([...document.querySelectorAll('[data-place]')]).toEqual([]);
  for (const text of ['+300', '+120 XP', 'STATION']) await expect.element(page.getByText(text)).toBeVisible();
  for (const text of ['You win!', 'ann', 'cid']) expect(page.getByText(text).query()).toBeNull();
});

it('may be skipped after 5 s, fades at 9.5 s and closes at 10 s [R0260]', async () => {
  const { store } = await open();
  const began = performance.now();
  const until = (ms: number) => wait(Math.max(0, ms - (performance.now() - began)));
  await until(4600);
  expect(page.getByRole('button', { name: 'Skip' }).query()).toBeNull();
  await until(5300);
  await expect.element(page.getByRole('button', { name: 'Skip' })).toBeVisible();
  await until(9200);
  expect(page.getByTestId('winner').element()).not.toHaveAttribute('data-phase', 'fading');
  await until(9750);
  expect(page.getByTestId('winner').element()).toHaveAttribute('data-phase', 'fading');
  await until(10_400);
  expect(page.getByTestId('winner').query()).toBeNull();
  expect(store.get('winner')).toBeNull();
});

it('is left with Enter, which starts no match when it comes twice; who writes is left alone', async () => {
  signIn();
  const { fake, store } = await renderRoom(
    <>
      <WinnerScreen />
      <WaitingRoom />
    </>,
    runningState(people, 'ann', { host: 'me' }),
  );
  fake.say('winner', { winners: four, matchId: 'm', recorded: true, self: four[1] ?? null });
  fake.patch({ started: false, phase: 'lobby' });
  await expect.element(page.getByRole('button', { name: 'Skip' }), { timeout: WINNER_MS.skip + 2000 }).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => store.get('winner')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(fake.sentUnder('start')).toEqual([]);

  (page.getByRole('combobox').element() as HTMLElement).focus();
  fake.say('winner', { winners: four, matchId: 'm2', recorded: true, self: four[1] ?? null });
  await expect.element(page.getByRole('button', { name: 'Skip' }), { timeout: WINNER_MS.skip + 2000 }).toBeVisible();
  await expect.element(page.getByRole('combobox')).toHaveFocus();
});

it('crowns the winner only up to round 10 [R0261]', async () => {
  await open(10);
  expect(document.querySelector('.lucide-crown')).not.toBeNull();
});

it('crowns nobody in round 11 [R0261]', async () => {
  await open(11);
  expect(document.querySelector('.lucide-crown')).toBeNull();
});

it('shows every number of the own match: categories, fewest words, rank points, findings [R0190]', async () => {
  const rendered = await renderRoom(<WinnerScreen />, runningState(people, 'ann', { round: 4 }));
  const self = {
    ...winnerEntry('me', { correct_words: 8 }),
    category: { animals: 3, made_up: 1 },
    reached_wpp: 42,
    rating: 1512,
    discovered: 2,
    claimed: 5,
  };
  rendered.fake.say('winner', { winners: four, matchId: 'm', recorded: true, self });
  await expect.element(page.getByTestId('winner')).toBeVisible();
  const text = () => page.getByTestId('winner').element().textContent ?? '';
  for (const stat of ['Fewest words 42', 'Rating 1,512', 'Discovered 2', 'Claimed 5', 'Animals ×3', 'Made up ×1'])
    expect(text()).toContain(stat);
});

it.each([
  [
    'monster-state',
    { mode: 7, name: 'animals', health: 30, level: 6, kind: 0, boss: false, raging: false, oinfo: '', def: '' },
    'The monsters won at level 6',
  ],
  ['mode-state', { mode: 8, team: true, rung: 61, rungs: 61, wpp: 1, reachedWpp: 1, hearts: 2 }, 'The top is reached!'],
  ['mode-state', { mode: 8, team: true, rung: 20, rungs: 61, wpp: 9, reachedWpp: 9, hearts: 0 }, 'The climb is over'],
  ['mode-state', { mode: 8, team: false, rung: 20, rungs: 61, wpp: 9, reachedWpp: 9, hearts: 0 }, 'Rung 20 of 61'],
  // Somebody who comes back after the end is told no more than what was played.
  ['mode-state', { mode: 7 }, 'The match is over'],
] as const)('names nobody the winner of a match that all played together: %s', async (name, view, title) => {
  const rendered = await renderRoom(<WinnerScreen />, runningState(people, 'ann', { mode: view.mode }));
  if ('health' in view || 'rung' in view) rendered.fake.say(name, view as never);
  rendered.fake.say('winner', { winners: four, matchId: 'm', recorded: true, self: four[0] ?? null });
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  expect(page.getByTestId('winner').element().textContent).not.toMatch(/You win|Place 1/);
});

it('calls nobody the winner of a match that one played alone, and gives no place', async () => {
  const { fake } = await renderRoom(<WinnerScreen />, runningState(people.slice(0, 1), 'ann', { round: 4 }));
  const alone = winnerEntry('me', { correct_words: 0 });
  fake.say('winner', { winners: [alone], matchId: 'm', recorded: true, self: alone });
  await expect.element(page.getByRole('heading', { name: 'The match is over' })).toBeVisible();
  await expect.element(page.getByTestId('own-result')).toBeVisible();
  expect(page.getByTestId('winner').element().textContent).not.toMatch(/You win|Place 1/);
  expect(document.querySelector('[data-place] .lucide-crown')).toBeNull();
});

const card = () => page.getByTestId('own-result');
const show = async (changes: Partial<ServerMessages['winner']>, host = 'ann') => {
  const rendered = await renderRoom(
    <>
      <WinnerScreen />
      <RoomDrops />
      <Toasts />
    </>,
    runningState(people, 'ann', { round: 4, host }),
  );
  const five = [...four, winnerEntry('eva', { correct_words: 1 })];
  rendered.fake.say('winner', {
    winners: five.slice(0, 3),
    rest: five.slice(3),
    matchId: 'm',
    recorded: true,
    self: five[1] ?? null,
    ...changes,
  });
  await expect.element(page.getByTestId('winner')).toBeVisible();
  return rendered;
};

it('says whose statistics it shows and which place they make', async () => {
  const { fake } = await show({});
  await expect.element(card().getByRole('heading', { name: 'Your match' })).toBeVisible();
  await expect.element(card().getByText('Place 2 of 5')).toBeVisible();
  fake.say('winner', { winners: four.slice(0, 3), matchId: 'm', recorded: true, self: null });
  await expect.element(card().getByRole('heading', { name: 'The winner’s match' })).toBeVisible();
});

it('gives everybody behind the podium a line with place, words and speed', async () => {
  await show({});
  const lines = [...page.getByTestId('placements').element().children].map((line) => line.textContent);
  expect(lines).toEqual(['4dan 6 words40 WPM', '5eva 1 word40 WPM']);
});

it('marks own bests where they stand, and nothing without them', async () => {
  const { fake } = await show({ bests: [] });
  expect(page.getByTestId('best').elements()).toHaveLength(0);
  fake.say('winner', {
    winners: four.slice(0, 3),
    matchId: 'm',
    recorded: true,
    self: four[1] ?? null,
    bests: ['word', 'wpm'],
  });
  await expect.poll(() => page.getByTestId('best').elements().length).toBe(2);
  const marked = [...card().element().querySelectorAll('[data-best]')].map((one) => one.textContent);
  expect(marked[0]).toContain('WPM');
  expect(marked[1]).toContain('STATION');
});

it('shows what was earned one after the other, and lets nothing fly over the statistics', async () => {
  const { fake, store } = await show({});
  fake.say('coin-spawn', { id: 'me', count: 300 });
  fake.say('diamond-spawn', { id: 'me', count: 1 });
  fake.say('word-spawn', { id: 'me', syllables: ['UF'] });
  const earned = () => [...page.getByTestId('earned').element().children] as HTMLElement[];
  await expect.poll(() => earned().map((one) => one.dataset.kind)).toEqual(['coin', 'exp', 'diamond', 'tile']);
  await userEvent.hover(earned().at(-1) ?? document.body);
  // Once for who hears it, once beside the pointer.
  await expect.poll(() => page.getByText('1 syllable tile: UF').elements().length).toBe(2);
  const delays = earned().map((one) => Number.parseFloat(one.style.getPropertyValue('--after')));
  expect(delays).toEqual([...delays].sort((one, other) => one - other));
  expect(new Set(delays).size).toBe(4);
  expect(document.querySelectorAll('[data-spawn]')).toHaveLength(0);
  store.set('winner', null);
  fake.say('key-spawn', { id: 'me', count: 1 });
  await expect.poll(() => document.querySelectorAll('[data-spawn]').length).toBe(1);
});

it.each([
  [390, 844],
  [1280, 720],
])(
  'with text twice as large keeps speeds of three figures on their drums and names whole, %i × %i',
  async (width, height) => {
    await page.viewport(width, height);
    document.documentElement.style.fontSize = '200%';
    try {
      await renderRoom(<WinnerScreen />, runningState(people, 'ann', { round: 4 })).then(({ fake }) =>
        fake.say('winner', {
          winners: ['ann', 'bob', 'cid', 'me'].map((id, place) =>
            winnerEntry(id, { correct_words: 9 - place, wpm: 238 }),
          ),
          matchId: 'm',
          recorded: true,
          self: winnerEntry('me', { correct_words: 6 }),
        }),
      );
      await expect.element(page.getByTestId('placements')).toBeVisible();
      await awaitRest();
      for (const text of document.querySelectorAll('[data-place] small span')) {
        const drum = box(text.closest('li'));
        expect([box(text).left >= drum.left, box(text).right <= drum.right]).toEqual([true, true]);
      }
      for (const name of page.getByTestId('placements').element().querySelectorAll('b'))
        expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    } finally {
      document.documentElement.style.fontSize = '';
    }
  },
);

describe.each([
  [390, 844],
  [844, 390],
])('on a phone of %i × %i, with much to read', (width, height) => {
  const share = () => page.getByTestId('winner').getByRole('button', { name: 'Share the replay' });
  beforeEach(async () => {
    await page.viewport(width, height);
    const self = {
      ...winnerEntry('me', { correct_words: 8 }),
      category: { animals: 3, made_up: 1 },
      reached_wpp: 42,
      rating: 1512,
      discovered: 2,
      claimed: 5,
    };
    await show({ self, bests: ['combo', 'word'] }, 'me');
    await expect.element(share()).toBeVisible();
    await awaitRest();
  });

  it('shows at once what was earned, free of the buttons', () => {
    expect(box(page.getByTestId('earned').element()).bottom).toBeLessThan(box(share().element()).top);
  });
  it('lets all of it be scrolled free of the buttons', () => {
    const screen = page.getByTestId('winner').element();
    screen.scrollTop = screen.scrollHeight;
    expect(box(card().element()).bottom).toBeLessThanOrEqual(box(share().element()).top);
  });
});

it('writes nothing that was not earned', async () => {
  await show({ self: { ...winnerEntry('me', { correct_words: 3 }), xp: 0, coins: 0 } });
  await expect.element(card()).toBeVisible();
  expect(page.getByTestId('earned').query()).toBeNull();
  expect(card().element().textContent).not.toContain('+0');
  expect(card().element().textContent).not.toContain('Nothing earned');
});
it('says to who had nothing right why nothing was earned', async () => {
  await show({ self: { ...winnerEntry('me', { correct_words: 0 }), xp: 0, coins: 0 } });
  await expect.element(card().getByText(/^Nothing earned/)).toBeVisible();
});

it.each([
  [360, 540],
  [844, 390],
])(
  'keeps its buttons in sight on a phone of %i × %i, free of notices, however much there is to read',
  async (...size) => {
    await page.viewport(...size);
    const { fake } = await open();
    const six = [...four, winnerEntry('eve', { correct_words: 2 }), winnerEntry('fay', { correct_words: 1 })];
    fake.say('winner', {
      winners: six,
      matchId: 'm',
      recorded: true,
      self: { ...winnerEntry('me', { correct_words: 3 }), discovered: 3, claimed: 3 },
    });
    const buttons = () =>
      [page.getByText('Watch the replay'), page.getByRole('button', { name: 'Share the replay' })].map((one) =>
        box(one.element().closest('a, button')),
      );
    await expect.poll(() => document.querySelectorAll('[data-place]').length).toBe(3);
    await awaitRest();
    // Notices stand on its bottom edge.
    const notices = box(page.getByRole('region', { name: 'Notices' }).elements().at(-1) ?? null);
    for (const { top, bottom } of buttons()) {
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThanOrEqual(innerHeight);
      expect(notices.bottom).toBeLessThanOrEqual(top);
    }
  },
);

it.each([
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 844],
  [844, 390],
])('keeps the note on a short match free of the drum at %d × %d', async (width, height) => {
  await page.viewport(width, height);
  const { fake } = await open();
  fake.say('winner', { winners: four.slice(0, 2), matchId: 'm', recorded: false, short: true, self: four[1] ?? null });
  const note = page.getByRole('status').filter({ hasText: 'so few turns' });
  await expect.element(note).toBeVisible();
  await awaitRest();
  const drum = document.querySelector('[data-testid=winner] [class*=drum]');
  const painted = Math.max(...[...(drum?.querySelectorAll('svg *') ?? [])].map((part) => box(part).bottom));
  expect(painted).toBeGreaterThan(0);
  expect(box(note.element()).top).toBeGreaterThanOrEqual(painted - 4);
});
