import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, refusal, reply } from '../../../testing/fake-fetch.ts';
import { SeatCard } from '../players/seat-card.tsx';
import { resetRoomUi } from '../room-ui.ts';
import { playerState, roomState } from '../testing/room-state.ts';
import { renderRoom } from '../testing/render-room.tsx';
import { Inspector } from './inspector.tsx';

const people = [
  playerState('me', { wpm: 41.6, disco: 2, alpha: 1, claim: 7 }),
  playerState('zed', { username: 'Zed', wpm: 80, disco: 2 }),
  playerState('ida', { username: 'Ida', disco: 9 }),
  playerState('watcher', { username: 'Watcher', spectating: true }),
];
const open = (changes = {}, players = people) =>
  renderRoom(
    <div style={{ display: 'flex', width: 332, height: 640 }}>
      <Inspector />
      <SeatCard />
    </div>,
    roomState(players, changes),
  );
const solve = (word: string, prompt = 'TIO', isCorrect = true) => ({
  playerId: 'zed',
  name: 'Zed',
  avatar: '',
  word,
  isCorrect,
  prompt,
});
const rows = () =>
  [...document.querySelectorAll('table')][0]?.querySelectorAll('tbody tr') as NodeListOf<HTMLTableRowElement>;
const log = () => page.getByRole('region', { name: 'Prompts and solves' });

beforeEach(resetRoomUi);
afterEach(() => vi.restoreAllMocks());

describe('the players of the inspector', () => {
  it('have the columns count/32, WPM, ALPHA, DISCO, CLAIM, by disco, then wpm, without spectators [R0104 R0362]', async () => {
    await open();
    const head = [...document.querySelectorAll('table')][0]?.querySelectorAll('thead th') ?? [];
    expect([...head].map((cell) => cell.textContent)).toEqual(['3/32', 'WPM', 'ALPHA', 'DISCO', 'CLAIM']);
    const shown = [...rows()].map((row) => [...row.cells].map((cell) => cell.textContent));
    expect(shown).toEqual([
      ['Ida', '0', '0', '9', '0'],
      ['Zed', '80', '0', '2', '0'],
      ['You', '42', '1', '2', '7'],
    ]);
  });
  it('fold away and come back by the header, and open the profile by the avatar [R0105]', async () => {
    await open();
    const header = page.getByRole('button', { name: '3/32 Players' });
    await header.click();
    await expect.element(header).toHaveAttribute('aria-expanded', 'false');
    expect(page.getByText('Ida').query()).toBeNull();
    await header.click();
    await page.getByRole('button', { name: 'Ida: open the profile card' }).click();
    await expect.element(page.getByRole('dialog').getByText('Ida')).toBeVisible();
    await expect.element(page.getByRole('dialog').getByText('Level 3')).toBeVisible();
  });
});

describe('the prompt and solve log', () => {
  it('has the columns PLAYER, PROMPT, SOLVE; wrong words differ by sign and stroke, not by colour alone [R0106]', async () => {
    const { fake } = await open();
    fake.say('solve', solve('RATIO'));
    fake.say('solve', solve('RATIOX', 'TIO', false));
    for (const name of ['PLAYER', 'PROMPT', 'SOLVE'])
      await expect.element(log().getByRole('columnheader', { name })).toBeVisible();
    const right = document.querySelector('[data-solve=right]');
    const wrong = document.querySelector('[data-solve=wrong]');
    expect(right?.querySelector('s')).toBeNull();
    expect(right?.querySelector('.lucide-check')).not.toBeNull();
    expect(getComputedStyle(wrong?.querySelector('s') as Element).textDecorationLine).toContain('line-through');
    expect(wrong?.querySelector('.lucide-x')).not.toBeNull();
    expect(wrong?.textContent).toContain('wrong');
    expect(wrong?.querySelector('button')).toBeNull();
  });
  it('keeps the last hundred [R0189]', async () => {
    const { fake } = await open();
    for (let n = 0; n < 120; n++) fake.say('solve', solve(`W${n}`, 'TIO', false));
    await expect.poll(() => document.querySelectorAll('[data-solve]').length).toBe(100);
    await expect.element(log().getByText('W119')).toBeVisible();
    expect(log().getByText('W19', { exact: true }).query()).toBeNull();
  });
  it('names the mode where the prompt is shorter than 2 or longer than 4 letters [R0108]', async () => {
    const { fake } = await open({ mode: 11 });
    for (const prompt of ['A', 'AB', 'ABCD', 'ABCDE']) fake.say('solve', solve('WORD', prompt, false));
    const prompts = () => [...document.querySelectorAll('[data-solve] td:nth-of-type(1)')].map((td) => td.textContent);
    await expect.poll(prompts).toEqual(['Trivia', 'AB', 'ABCD', 'Trivia']);
  });
  it('looks a right word up [R0107]', async () => {
    const seen = fakeFetch(() =>
      reply({
        word: 'RATIO',
        meaning: ['a relation between two numbers', 'a proportion'],
        error: null,
        source: 'WordNet',
      }),
    );
    const { fake } = await open();
    fake.say('solve', solve('RATIO'));
    await page.getByRole('button', { name: /^RATIO/ }).click();
    await expect.element(page.getByText('a relation between two numbers')).toBeVisible();
    await expect.element(page.getByText('Source: WordNet')).toBeVisible();
    const asked = seen.filter(({ path }) => path === '/meaning');
    expect(asked.map(({ query }) => query)).toEqual([{ word: 'RATIO', lang: 'en-US' }]);
  });
  it('says when no meaning is known, and when the look-up failed [L0358]', async () => {
    fakeFetch(({ query }) =>
      query['word'] === 'RATIO'
        ? reply({ word: 'RATIO', meaning: [], error: 'Not found', source: null })
        : refusal('http/unavailable', 503),
    );
    const { fake } = await open();
    fake.say('solve', solve('RATIO'));
    fake.say('solve', solve('PATIO'));
    await page.getByRole('button', { name: /^RATIO/ }).click();
    await expect.element(page.getByText('Error: no meaning is known for RATIO.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: /^PATIO/ }).click();
    await expect.element(page.getByText('Error: Unable to load meaning information.')).toBeVisible();
  });
});
