import { asSeatId, MODES } from '@syllaboom/engine';
import { page } from 'vitest/browser';
import { afterEach, expect, it } from 'vitest';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { setLanguage } from '../../../platform/i18n/i18n.ts';
import { renderRoom } from '../testing/render-room.tsx';
import { playerState, runningState } from '../testing/room-state.ts';
import { winnerEntry } from '../testing/winner-entry.ts';
import { WinnerScreen } from './winner-screen.tsx';

afterEach(async () => {
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

async function open(names: readonly string[], mode: number = MODES.original) {
  const entries = names.map((name, at) =>
    winnerEntry(`p${at}`, { player: { id: `p${at}`, name, avatar: '', frame: 0 }, wpm: 138, correct_words: 10 }),
  );
  const people = entries.map(({ player }) => playerState(player.id, { username: player.name }));
  const rendered = await renderRoom(<WinnerScreen />, runningState(people, 'p0', { mode }), 'p1');
  if (mode === MODES.guessWord)
    rendered.fake.say('mode-state', {
      mode: MODES.guessWord,
      number: 1,
      of: 25,
      known: [],
      guesses: [],
      circle: 1,
      meaning: null,
      last: { word: 'STONE', solver: null },
    });
  if (mode === MODES.trivia)
    rendered.fake.say('mode-state', {
      mode: MODES.trivia,
      number: 9,
      q: 'Question',
      a: ['A', 'B', 'C', 'D'],
      difficulty: 1,
      opensAt: 0,
      endsAt: 9000,
      hasImage: false,
      chosen: [],
      reveal: null,
    } as never);
  if (mode === MODES.cardBet)
    rendered.fake.say('card-state', {
      mode: MODES.cardBet,
      chips: entries.map(({ player }, at) => ({ seat: asSeatId(player.id), chips: [31, 1, 0, 0][at] ?? 0 })),
      picking: null,
      card: null,
      stake: 0,
      ante: 0,
      last: null,
    });
  rendered.fake.say('winner', { winners: entries, matchId: 'm', recorded: true, self: entries[1] ?? null });
  await expect.element(page.getByTestId('winner')).toBeVisible();
  await document.fonts.ready;
  return rendered;
}

const SIZES = [
  [1440, 900],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const;

const NAMES = ['Grumblebottom777', 'me', 'hostfriend558012'];

it.each(SIZES.flatMap(([width, height]) => [2, 3].map((drums) => [drums, width, height] as const)))(
  'writes names of sixteen letters whole on %d drums at %d × %d',
  async (drums, width, height) => {
    await page.viewport(width, height);
    await open(NAMES.slice(0, drums));
    const shown = [...document.querySelectorAll<HTMLElement>('[data-place] b')];
    expect(shown).toHaveLength(drums);
    const cut = shown.filter((name) => name.scrollWidth > name.clientWidth);
    expect(cut.map((name) => `${name.textContent} ${name.scrollWidth} in ${name.clientWidth}`)).toEqual([]);
    for (const name of shown) expect(Number.parseFloat(getComputedStyle(name).fontSize)).toBeGreaterThanOrEqual(10);
    const boxes = [...document.querySelectorAll('[data-place]')].map((drum) => drum.getBoundingClientRect());
    expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
  },
);

it.each(['en-US', 'de-DE'] as const)(
  'ends no line with a sign between two facts on a phone, in %s',
  async (language) => {
    await setLanguage(language);
    await page.viewport(390, 844);
    await open(['Grumblebottom777', 'me', 'cid']);
    for (const fact of document.querySelectorAll('[data-place] small > span'))
      expect(fact.textContent).toMatch(/^[\p{L}\p{N}].*[\p{L}\p{N}]$/u);
  },
);

it('counts hits where the words were guesses, and calls none of them the longest word', async () => {
  await open(['ann', 'me'], MODES.guessWord);
  const card = page.getByTestId('own-result');
  await expect.element(card.getByText('Hits', { exact: true })).toBeVisible();
  expect(card.element().textContent).not.toMatch(/STATION|Longest word/);
  expect(document.querySelector('[data-place] small')?.textContent).toMatch(/Hits: 10$/);
});

it('counts chips where they decide', async () => {
  await open(['ann', 'me', 'cid', 'dan'], MODES.cardBet);
  await expect.element(page.getByTestId('own-result')).toBeVisible();
  const counts = [...document.querySelectorAll('[data-place] small > span:last-child')].map((one) => one.textContent);
  expect(counts).toEqual(['31 chips', '1 chip', '0 chips']);
  expect(page.getByTestId('placements').element().textContent).toContain('0 chips');
});

it.each([
  ['en-US', 'Right answers', '10 correct'],
  ['de-DE', 'Richtige Antworten', '10 richtig'],
  ['tr-TR', 'Doğru cevaplar', '10 doğru'],
])('counts right answers where answers were chosen, in %s', async (language, right, short) => {
  await setLanguage(language as 'en-US');
  await page.viewport(390, 844);
  await open(['ann', 'me', 'cid', 'dan'], MODES.trivia);
  const card = page.getByTestId('own-result');
  await expect.element(card.getByText(right, { exact: true })).toBeVisible();
  expect(card.element().textContent).not.toContain('STATION');
  expect(document.querySelector('[data-place] small > span:last-child')?.textContent).toBe(short);
  expect(page.getByTestId('placements').element().textContent).toContain(short);
});

it('puts the streak of their choice behind those who had one', async () => {
  const streaks = [
    ['long', 12, 31],
    ['short', 5, 31],
    ['plain', 12, 0],
  ] as const;
  const entries = streaks.map(([id, combo]) => winnerEntry(id, { combo }));
  const people = streaks.map(([id, , f]) => playerState(id, { f }));
  const { fake } = await renderRoom(<WinnerScreen />, runningState(people, 'long'), 'short');
  fake.say('winner', { winners: entries, matchId: 'm', recorded: true, self: entries[1] ?? null });
  await expect.element(page.getByTestId('winner')).toBeVisible();
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[data-place]')].map(
      (drum) => drum.querySelector<HTMLElement>('[data-cosmetic]')?.dataset.cosmetic,
    );
  await expect.poll(shown).toEqual(['streak-31', undefined, undefined]);
});
