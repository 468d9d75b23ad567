import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { setLanguage } from '../../../platform/i18n/i18n.ts';
import { awaitRest } from '../../../testing/await-rest.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { setTextSize } from '../../../testing/text-size.ts';
import { renderStay } from '../testing/render-stay.tsx';
import { playerState, runningState } from '../testing/room-state.ts';
import { winnerEntry } from '../testing/winner-entry.ts';

/** What stands still is judged sooner: the result closes by itself. */
const calm = (value: 'reduce' | ''): Promise<void> =>
  (cdp() as unknown as { send(name: string, params: object): Promise<void> }).send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  });
const box = (element: Element) => element.getBoundingClientRect();
/** The edge and shadow that a card has below itself, px. */
const EDGE = 13;

beforeEach(async () => {
  signIn();
  await calm('reduce');
});
afterEach(async () => {
  await calm('');
  await setLanguage('en-US');
  setTextSize(100);
  await page.viewport(1280, 800);
});

it.each([
  [1440, 900, 'en-US'],
  [1440, 900, 'de-DE'],
  [1280, 720, 'en-US'],
  [1280, 720, 'de-DE'],
] as const)('keeps the buttons off a full card at %i × %i in %s', async (width, height, language) => {
  await setLanguage(language);
  await page.viewport(width, height);
  const all = ['ann', 'me', 'cid'].map((id, place) => winnerEntry(id, { correct_words: 9 - place }));
  const people = all.map(({ player }) => playerState(player.id));
  const { fake } = await renderStay(runningState(people, 'ann', { round: 4, host: 'me' }));
  fake.say('winner', {
    winners: all,
    matchId: 'm',
    recorded: true,
    bests: ['wpm', 'combo', 'word'],
    self: {
      ...winnerEntry('me', { correct_words: 3, longest_word: 'ACCRA' }),
      category: { capitals: 1, cities: 1 },
      rating: 875,
      discovered: 3,
      claimed: 3,
    },
  });
  await expect.element(page.getByTestId('winner')).toBeVisible();
  await document.fonts.ready;
  await awaitRest();
  const card = box(page.getByTestId('own-result').element());
  const buttons = [...document.querySelectorAll('[data-part=result-actions] :is(a, button)')].map(box);
  expect(buttons.length).toBeGreaterThan(2);
  for (const { top, bottom } of buttons) {
    expect(top).toBeGreaterThanOrEqual(card.bottom + EDGE);
    expect(bottom).toBeLessThanOrEqual(height);
  }
});

it.each(INTERFACE_LANGUAGES.flatMap((language) => ['', 'ann'].map((champion) => [language, champion] as const)))(
  'shows how a series of four stands above the buttons of a phone on its side in %s (won by: "%s")',
  async (language, champion) => {
    await setLanguage(language);
    await page.viewport(844, 390);
    const ids = ['ann', 'me', 'cid', 'dee'];
    const people = ids.map((id, at) => playerState(id, { username: `Grumblebottom_${at}4`, wins: at === 0 ? 2 : 0 }));
    const { fake } = await renderStay(runningState(people, 'ann', { host: 'ann', bestOf: 3, games: 2, champion }));
    const all = ids.map((id) => winnerEntry(id, { correct_words: 1 }));
    fake.say('winner', { winners: all, matchId: 'm', recorded: true, self: all[1] ?? null });
    await expect.element(page.getByTestId('winner')).toBeVisible();
    await document.fonts.ready;
    await awaitRest();
    const actions = box(document.querySelector('[data-part=result-actions]') as Element);
    const score = document.querySelector('[data-part=series-score]') as Element;
    expect(score.querySelectorAll('li').length).toBe(4);
    for (const part of [score, ...score.querySelectorAll('li, b, p')]) {
      expect(box(part).bottom).toBeLessThanOrEqual(actions.top + 2);
      expect(box(part).right).toBeLessThanOrEqual(box(page.getByTestId('own-result').element()).left);
    }
  },
);

it.each(INTERFACE_LANGUAGES.flatMap((language) => ['', 'me'].map((champion) => [language, champion] as const)))(
  'says beside a series on a phone on its side in %s why a match is not kept, where it has room (won by: "%s")',
  async (language, champion) => {
    await setLanguage(language);
    await page.viewport(844, 390);
    const people = [
      playerState('me', { username: 'Harriet14', wins: champion ? 2 : 1 }),
      playerState('zed', { username: 'Zwiebel14' }),
    ];
    const state = runningState(people, 'zed', { host: 'me', bestOf: 3, games: 1, champion });
    const { fake } = await renderStay(state);
    const both = ['me', 'zed'].map((id) => winnerEntry(id, { correct_words: 1 }));
    fake.say('winner', { winners: both, matchId: 'm', recorded: false, short: true, self: both[0] ?? null });
    await expect.element(page.getByTestId('winner')).toBeVisible();
    await document.fonts.ready;
    await awaitRest();
    const said = [...document.querySelectorAll('[data-testid=winner] [role=status]')].at(-1) as Element;
    expect(said.textContent?.length).toBeGreaterThan(40);
    expect(document.querySelector('[data-part=series-score]')).not.toBeNull();
    // Where it is cut it is there for readers alone.
    const actions = box(document.querySelector('[data-part=result-actions]') as Element);
    if (champion === '') expect(box(said).bottom).toBeLessThanOrEqual(actions.top + 2);
    else expect(box(said).height).toBeLessThanOrEqual(1);
    expect(box(document.querySelector('[data-part=series-score]') as Element).bottom).toBeLessThanOrEqual(
      actions.top + 2,
    );
  },
);

it.each(
  (
    [
      [844, 390, 115],
      [844, 390, 130],
      [844, 390, 150],
      [1280, 720, 150],
      [768, 1024, 150],
      [390, 844, 150],
    ] as const
  ).flatMap((size) => INTERFACE_LANGUAGES.map((language) => [...size, language] as const)),
)(
  'scrolls the last place free of the buttons at %i × %i, text at %i %, in %s',
  async (...[width, height, percent, language]) => {
    await setLanguage(language);
    await page.viewport(width, height);
    setTextSize(percent);
    const all = ['ann', 'bob', 'cid', 'me'].map((id, place) => winnerEntry(id, { correct_words: 9 - place }));
    const people = all.map(({ player }) => playerState(player.id));
    const { fake } = await renderStay(runningState(people, 'ann', { round: 4, host: 'me' }));
    fake.say('winner', { winners: all, matchId: 'm', recorded: true, self: winnerEntry('me', { correct_words: 6 }) });
    await expect.element(page.getByTestId('winner')).toBeVisible();
    await document.fonts.ready;
    await awaitRest();
    const screen = page.getByTestId('winner').element();
    screen.scrollTo({ top: screen.scrollHeight });
    const last = box(page.getByTestId('winner').getByRole('listitem').last().element());
    const buttons = [...document.querySelectorAll('[data-part=result-actions] :is(a, button)')].map(box);
    expect(buttons.length).toBeGreaterThan(2);
    expect(last.bottom).toBeLessThanOrEqual(Math.min(...buttons.map(({ top }) => top)));
  },
);
