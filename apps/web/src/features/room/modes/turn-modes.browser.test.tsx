import { MODES, type Requirement } from '@syllaboom/engine';
import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { renderMode, turnMessage } from '../testing/render-mode.tsx';

const asked = () => page.getByTestId('requirement').element().textContent?.replaceAll(/\s+/g, ' ').trim();
const sign = () => page.getByTestId('bomb').element().textContent;
const marks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-testid=tray] > span')]
    .slice(1)
    .map((tile) => tile.dataset.mark?.charAt(0) ?? '.')
    .join('');

describe('what a turn asks for', () => {
  it.each([
    [{}, 'TIO', 'Must contain TIO', 'RATIO', '..hhh'],
    [{ place: 'starts' }, 'TIO…', 'Must start with TIO', 'TIOTIO', 'hhh...'],
    [{ place: 'ends' }, '…TIO', 'Must end with TIO', 'TIOTIO', '...hhh'],
    [{ gaps: true }, 'T·I·O', 'Must hold in this order T · I · O', 'TAXINO', 'h..h.h'],
    [{ most: 6 }, 'TIO', 'Must contain TIO at most 6 letters', 'STATIONS', '...hhhoo'],
    [{ exact: 5 }, 'TIO', 'Must contain TIO exactly 5 letters', 'RATIOS', '..hhho'],
    [{ least: 8 }, 'TIO', 'Must contain TIO at least 8 letters', 'RATIO', '..hhh'],
    [{ also: 'AN' }, 'TIOAN', 'Must contain TIO and AN', 'ANTIO', 'hhhhh'],
  ] as readonly (readonly [Requirement, string, string, string, string])[])(
    '%o shows as %s and in words, and marks the typed letters',
    async (requirement, onSign, words, draft, lit) => {
      const { fake, store } = await renderMode(MODES.original, {});
      fake.say('turn', turnMessage({ requirement, turn: 5 }));
      await expect.poll(sign).toBe(onSign);
      await expect.poll(asked).toBe(words);
      store.setDraft('me', draft);
      await expect.poll(marks).toBe(lit);
    },
  );
  it('shows letters beyond the limit red in mode 6, and the limit at the bomb [R0331]', async () => {
    const { fake, store } = await renderMode(MODES.lengthLimit, {});
    fake.say('turn', turnMessage({ prompt: 'IN', requirement: { most: 7 }, turn: 5 }));
    await expect.element(page.getByTestId('length-badge')).toHaveTextContent('≤7');
    store.setDraft('me', 'KINGDOMS');
    await expect.poll(marks).toBe('.hh....o');
    const tile = document.querySelector('[data-mark=over]') as Element;
    const inside = document.querySelector('[data-mark=hit]') as Element;
    expect(getComputedStyle(tile).backgroundImage).not.toBe(getComputedStyle(inside).backgroundImage);
    expect(getComputedStyle(tile).textDecorationLine).toBe('line-through');
    store.setDraft('me', 'KINGDOM');
    await expect.poll(marks).toBe('.hh....');
  });
  it('is said to screen readers', async () => {
    const { fake } = await renderMode(MODES.chainWord, {});
    fake.say('turn', turnMessage({ prompt: 'ON', requirement: { place: 'starts' }, turn: 5 }));
    await expect
      .poll(() => page.getByTestId('announcer').element().textContent, { timeout: 4000 })
      .toBe('Your turn. Must start with ON');
  });
  const announced = () => page.getByTestId('announcer').element().textContent;
  it('is said of the turn that runs already when the table comes up', async () => {
    await renderMode(MODES.original, { holder: 'ann' });
    await expect.poll(announced, { timeout: 4000 }).toBe('ann: Must contain TIO');
  });
  it('is said where all play at once, too', async () => {
    const { fake } = await renderMode(MODES.yapping, { holder: '' });
    await expect.poll(announced, { timeout: 4000 }).toBe('Must contain TIO');
    fake.say('turn', turnMessage({ id: '', prompt: 'ING', turn: 9 }));
    await expect.poll(announced, { timeout: 4000 }).toBe('Must contain ING');
  });
});

it('a twist that is announced has no letters yet: nothing may be typed, and no sentence lacks its end', async () => {
  const coming = { letter: '', turnEndsAt: -1, twist: 'taboo' } as const;
  const { fake } = await renderMode(MODES.original, { state: { ...coming, diff: 3 } });
  const banner = () => document.querySelector('[data-twist]')?.textContent;
  const hint = () => page.getByTestId('turn-hint').element().textContent;
  const input = () => document.querySelector<HTMLInputElement>('input[name=word]');
  await expect.poll(banner).toBe('TabooOne letter is forbidden');
  expect(hint()).toBe('Get ready…');
  expect(input()?.readOnly).toBe(true);
  fake.patch({ twist: 'double' });
  await expect.poll(banner).toBe('DoubleA second prompt besides');
  fake.patch({ twist: 'taboo', twistLetters: 'E', letter: 'TIO', turn: 2, turnEndsAt: 60_000 });
  await expect.poll(banner).toBe('TabooE is forbidden');
  await expect.poll(hint).toContain('Must contain TIO');
  expect(input()?.readOnly).toBe(false);
});

it('names the preset that is played, also what the random one drew, to who comes late or again', async () => {
  const { fake } = await renderMode(MODES.original, { state: { sc: 99, drawn: 3 } });
  await expect.element(page.getByTestId('scenario-bar')).toHaveTextContent('Three Lives');
  fake.patch({ sc: 8 });
  await expect.element(page.getByTestId('scenario-bar')).toHaveTextContent('Bullet');
  fake.patch({ sc: 99, drawn: 0 });
  await expect.poll(() => page.getByTestId('scenario-bar').query()).toBeNull();
});

it('a phone on its side shows what the mode says over the keys: the table has the height of mode 0', async () => {
  await page.viewport(844, 390);
  await renderMode(MODES.chainWord, {}, ['mode-state', { mode: MODES.chainWord, style: 0, previous: 'INDIVIDUALS' }]);
  const bar = page.getByTestId('chain-bar');
  await expect.element(bar).toBeVisible();
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  await expect.poll(() => (box('[data-stage]')?.right ?? 0) <= bar.element().getBoundingClientRect().left).toBe(true);
  const room = 390 - 56;
  await expect.poll(() => box('[data-stage]')?.height).toBeGreaterThan(room - 40);
  // One line, below what is told and above what is asked.
  const { top, bottom } = bar.element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(box('[data-toasts=strip]')?.bottom ?? 0);
  expect(bottom).toBeLessThanOrEqual((box('[data-testid=turn-hint]')?.top ?? 0) + 2);
  await page.viewport(1280, 800);
});

it('chains words: the one before with its link, and the style', async () => {
  const { fake } = await renderMode(MODES.chainWord, {}, [
    'mode-state',
    { mode: MODES.chainWord, style: 0, previous: 'ONION' },
  ]);
  fake.say('turn', turnMessage({ prompt: 'ON', requirement: { place: 'starts' }, turn: 5 }));
  const bar = page.getByTestId('chain-bar');
  await expect.element(bar).toBeVisible();
  const link = () => [...bar.element().querySelectorAll('[data-link]')].map((one) => one.textContent).join('');
  await expect.poll(link).toBe('ON');
  expect(bar.element().textContent).toContain('Starts with');
  fake.say('mode-state', { mode: MODES.chainWord, style: 3, previous: '' });
  await expect.element(page.getByText('A new chain begins')).toBeVisible();
});

it('climbs: rung, words now and reached, and the hearts of a team', async () => {
  const { fake } = await renderMode(MODES.climb, {}, [
    'mode-state',
    { mode: MODES.climb, team: false, rung: 14, rungs: 61, wpp: 312, reachedWpp: 0, hearts: null },
  ]);
  await expect.element(page.getByTestId('rung')).toHaveTextContent('14 / 61');
  await expect.element(page.getByTestId('reached-wpp')).toHaveTextContent('–');
  await expect.poll(() => document.querySelector('[data-seat=ann] [aria-label="2 hearts"]')).not.toBeNull();
  fake.say('mode-state', { mode: MODES.climb, team: true, rung: 15, rungs: 61, wpp: 290, reachedWpp: 312, hearts: 4 });
  await expect.element(page.getByTestId('wpp')).toHaveTextContent('290');
  await expect.element(page.getByTestId('reached-wpp')).toHaveTextContent('312');
  await expect.element(page.getByRole('img', { name: '4 hearts' })).toBeVisible();
  expect(document.querySelector('[data-seat=ann] [aria-label="2 hearts"]')).toBeNull();
});

it('counts the prompts of a preset that has a list', async () => {
  await renderMode(MODES.original, { state: { sc: 5 } }, [
    'mode-state',
    { mode: MODES.original, scenario: 5, done: 37, of: 150 },
  ]);
  await expect.element(page.getByRole('progressbar', { name: '37 of 150 prompts solved' })).toBeVisible();
});
