import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storage } from '../../../platform/storage.ts';
import { fakeFetch, refusal, reply, type SeenCall } from '../../../testing/fake-fetch.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { playerState, roomState, runningState } from '../testing/room-state.ts';
import { renderRoom, wait } from '../testing/render-room.tsx';
import { WordSearch } from './word-search.tsx';

const people = [playerState('me'), playerState('zed')];
const WORDS = Array.from({ length: 30 }, (_, n) => `WORD${String.fromCodePoint(65 + n)}TIO`);
const answer = ({ path }: SeenCall): Response => {
  if (path === '/category/list/en-US') return reply({ categories: [{ name: 'animals', total: 120 }] });
  if (path === '/category/list/de-DE') return reply({ categories: [{ name: 'big_rivers', total: 40 }] });
  if (path.startsWith('/category')) return refusal('http/unavailable', 503);
  if (path.includes('XQZ')) return reply({ words: [], totalCount: 0 });
  if (path.includes('BROKEN')) return refusal('http/internal', 500);
  if (path.includes('TOOMANY')) return refusal('http/rate_limited', 429);
  return reply({ words: WORDS, totalCount: 1234 });
};
const open = (state = roomState(people)) =>
  renderRoom(
    <div style={{ display: 'flex', width: 332, height: 600 }}>
      <WordSearch />
    </div>,
    state,
  );
const input = () => page.getByRole('textbox', { name: 'Letters to look for' });
const log = () => page.getByRole('log', { name: 'Search results' });
const send = async (text: string) => {
  await input().fill(text);
  await userEvent.keyboard('{Enter}');
};
const blocks = () => document.querySelectorAll('[data-search-block]').length;

afterEach(() => vi.restoreAllMocks());

describe('the word search', () => {
  it('has a log, an input and a send button [R0072]', async () => {
    fakeFetch(answer);
    await open();
    await expect.element(log()).toBeVisible();
    await expect.element(input()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Search words' })).toBeVisible();
  });
  it('asks with trimmed, folded, upper-case letters; blanks ask nothing [R0301 R0302]', async () => {
    const seen = fakeFetch(answer);
    await open(roomState(people, { locale: 'fr-FR' }));
    await send('   ');
    await wait(50);
    expect(seen).toEqual([]);
    await send(' été ');
    await expect.poll(() => seen.map(({ path }) => path)).toEqual(['/word/search/fr-FR/ETE']);
  });
  it('fills the input with a result that is clicked [R0076]', async () => {
    fakeFetch(answer);
    await open();
    await send('tio');
    await expect.element(log().getByText('30 of 1,234 words')).toBeVisible();
    await page.getByRole('button', { name: 'WORDCTIO' }).click();
    await expect.element(input()).toHaveValue('WORDCTIO');
    await expect.poll(() => document.activeElement === input().element()).toBe(true);
  });
  it('rests while it searches [R0218]', async () => {
    let release: (response: Response) => void = () => undefined;
    fakeFetch(() => new Promise((resolve) => (release = resolve)));
    await open();
    await send('tio');
    await expect.element(input()).toBeDisabled();
    await expect.element(page.getByRole('button', { name: 'Search words' })).toBeDisabled();
    await expect.element(page.getByText('Searching for TIO…')).toBeVisible();
    release(reply({ words: ['RATIO'], totalCount: 1 }));
    await expect.element(input()).toBeEnabled();
    await expect.element(log().getByText('1 word', { exact: true })).toBeVisible();
  });
  it('keeps the last ten blocks [R0077]', async () => {
    fakeFetch(({ path }) => reply({ words: [`${path.at(-1)}ATIO`], totalCount: 1 }));
    await open();
    for (const letter of 'ABCDEFGHIJKL') {
      await send(letter);
      await expect.element(page.getByRole('button', { name: `${letter}ATIO` })).toBeVisible();
    }
    expect(blocks()).toBe(10);
    expect(page.getByRole('button', { name: 'BATIO' }).query()).toBeNull();
  });
  it('says when nothing was found, when the search failed, and what an error said, in red [R0499 R0500 R0501]', async () => {
    fakeFetch(answer);
    await open();
    await send('xqz');
    await expect.element(page.getByText('No words found matching XQZ')).toBeVisible();
    await send('broken');
    await expect.element(page.getByText('Error searching for BROKEN')).toBeVisible();
    await send('toomany');
    const error = page.getByText('Error: Too many requests. Please wait a moment.');
    await expect.element(error).toBeVisible();
    const bad = document.createElement('i');
    bad.style.color = 'var(--bad)';
    document.body.append(bad);
    expect(getComputedStyle(error.element()).color).toBe(getComputedStyle(bad).color);
    bad.remove();
  });
});

it('is not for guests: they have no words', async () => {
  const seen = fakeFetch(answer);
  signIn('guest1234');
  await open();
  await expect.element(page.getByText(/^Guests cannot see this/)).toBeVisible();
  expect(input().query()).toBeNull();
  expect(seen).toEqual([]);
  signIn();
});

describe('in a started game', () => {
  it('results are five at most, 500 ms late and labelled; the server’s delay counts [R0219 R0220]', async () => {
    // Timers of one page fire in their order, however busy the machine is.
    let blocksBefore = -1;
    let blocksAfter = -1;
    fakeFetch(async (call) => {
      setTimeout(() => (blocksBefore = blocks()), 450);
      await wait(600);
      setTimeout(() => (blocksAfter = blocks()), 400);
      return answer(call);
    });
    await open(runningState(people, 'zed'));
    await send('tio');
    await expect.poll(() => blocksAfter, { timeout: 5000 }).toBe(1);
    expect(blocksBefore).toBe(0);
    await expect.element(page.getByText('limited and delayed')).toBeVisible();
    expect(page.getByRole('button', { name: /^WORD/ }).elements()).toHaveLength(5);
    await expect.element(log().getByText('5 of 1,234 words')).toBeVisible();
  });
  it('a quick answer waits until the 500 ms are over [R0219]', async () => {
    let blocksBefore = -1;
    fakeFetch((call) => {
      setTimeout(() => (blocksBefore = blocks()), 450);
      return answer(call);
    });
    await open(runningState(people, 'zed'));
    await send('tio');
    await expect.element(page.getByText('limited and delayed')).toBeVisible();
    expect(blocksBefore).toBe(0);
  });
  it('of practice they are neither [R0219]', async () => {
    fakeFetch(answer);
    await open(runningState(people, 'zed', { diff: 2 }));
    await send('tio');
    await expect.poll(blocks).toBe(1);
    expect(page.getByText('limited and delayed').query()).toBeNull();
    expect(page.getByRole('button', { name: /^WORD/ }).elements()).toHaveLength(30);
  });
});

describe('the filter', () => {
  const openFilter = () => page.getByRole('button', { name: /^Filter:/ }).click();

  it('has the tabs Languages and Categories; categories are those of the language, Clear takes one away [R0073 R0074 R0075]', async () => {
    const seen = fakeFetch(answer);
    await open();
    await openFilter();
    await expect.element(page.getByRole('tab', { name: 'Languages' })).toBeVisible();
    await page.getByRole('tab', { name: 'Categories' }).click();
    await page.getByRole('button', { name: /^Animals/ }).click();
    await expect.element(page.getByRole('button', { name: 'Filter: English, Animals' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await send('tio');
    await expect.poll(() => seen.at(-1)?.path).toBe('/word/search/en-US/TIO/animals');
    await openFilter();
    await page.getByRole('tab', { name: 'Languages' }).click();
    await page.getByRole('button', { name: 'German' }).click();
    await page.getByRole('tab', { name: 'Categories' }).click();
    await expect.element(page.getByRole('button', { name: /^Big rivers/ })).toBeVisible();
    expect(page.getByRole('button', { name: /^Animals/ }).query()).toBeNull();
    expect(page.getByRole('button', { name: 'Clear' }).query()).toBeNull();
    await page.getByRole('button', { name: /^Big rivers/ }).click();
    await page.getByRole('button', { name: 'Clear' }).click();
    await userEvent.keyboard('{Escape}');
    await send('tio');
    await expect.poll(() => seen.at(-1)?.path).toBe('/word/search/de-DE/TIO');
  });
  it('says when the categories could not be read', async () => {
    fakeFetch(answer);
    await open(roomState(people, { locale: 'fi' }));
    await openFilter();
    await page.getByRole('tab', { name: 'Categories' }).click();
    await expect.element(page.getByText('Failed to load categories')).toBeVisible();
  });
  it('shows well-known words first, by alphabet where that is wished, and remembers it on this device', async () => {
    const seen = fakeFetch(answer);
    await open();
    await send('tio');
    await expect.poll(() => seen.at(-1)?.query).toEqual({ order: 'known' });
    await openFilter();
    await page.getByRole('tab', { name: 'Order' }).click();
    await page.getByRole('button', { name: 'Alphabet' }).click();
    await expect.element(page.getByRole('button', { name: 'Alphabet' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Escape}');
    await send('tion');
    await expect.poll(() => seen.at(-1)?.query).toEqual({ order: 'alphabet' });
    expect(storage.getItem('syllaboom.word-order')).toBe('alphabet');
    await openFilter();
    await page.getByRole('tab', { name: 'Order' }).click();
    await page.getByRole('button', { name: 'Well-known first' }).click();
  });
});
