import { CUSTOM_PROMPTS, MODES } from '@syllaboom/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useScreen } from '../../../navigation/navigation.ts';
import { refusal, reply } from '../../../testing/fake-fetch.ts';
import { closeAllWindows, closeWindow } from '../../../ui/windows/manager.ts';
import { changeFilters } from '../filters/filters.ts';
import { serveSyllables, showTool } from '../testing/fake-syllables.tsx';
import { promptsText } from './practice-table.ts';
import { PRACTICE_WINDOW } from './practised.ts';

const opened = () => page.getByRole('dialog', { name: 'Practice' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = () => opened().getByRole('textbox');
const askedNow = () => opened().element().querySelector('strong')?.textContent ?? '';
const says = (words: string) => expect.element(opened().getByRole('status').getByText(words)).toBeVisible();
const open = async () => {
  await button('Practice').first().click();
  await expect.element(field()).toHaveFocus();
};
const give = async (word: string) => {
  await field().fill(word);
  await userEvent.keyboard('{Enter}');
};
const EXISTS = '/word/exists/';

beforeEach(async () => {
  await page.viewport(1280, 900);
  useScreen.setState({ screen: { name: 'lobby' } });
});
afterEach(() => {
  closeAllWindows();
  vi.restoreAllMocks();
  useScreen.setState({ screen: { name: 'lobby' } });
});

describe('practice', () => {
  it('shuffles the syllables [L0206]', async () => {
    const syllables = Array.from({ length: 60 }, (_, n) => ({ syllable: `S${n}`, count: n + 1 }));
    serveSyllables({ syllables, total: 60 });
    await showTool();
    const orders: string[] = [];
    for (let time = 0; time < 2; time++) {
      await open();
      let order = '';
      for (let at = 0; at < 8; at++) {
        order += ` ${askedNow()}`;
        await userEvent.keyboard('{Enter}');
        await expect.element(opened().getByText(`${at + 2} of 60`)).toBeVisible();
      }
      orders.push(order);
      closeWindow(PRACTICE_WINDOW);
    }
    expect(orders[0]).not.toBe(orders[1]);
    expect(orders[0]).not.toBe(' S0 S1 S2 S3 S4 S5 S6 S7');
  });

  it('takes nothing for a wrong answer, and goes on [L0201]', async () => {
    const { asked } = serveSyllables();
    await showTool();
    await open();
    const first = askedNow();
    await field().fill('   ');
    await userEvent.keyboard('{Enter}');
    await says(`${first}: skipped, that counts as wrong`);
    await expect.element(opened().getByText('2 of 6')).toBeVisible();
    await expect.element(opened().getByText('0 found', { exact: true })).toBeVisible();
    expect(asked(EXISTS)).toEqual([]);
    for (let at = 0; at < 5; at++) await button('Skip').click();
    await expect.element(opened().getByText('0 of 6 found')).toBeVisible();
    const missed = opened().getByRole('list', { name: 'Missed' });
    expect(missed.getByRole('listitem').elements()).toHaveLength(6);
    await missed.getByRole('button', { name: /^ING\b/ }).click();
    await expect.element(page.getByRole('dialog', { name: 'Words with ING' })).toBeVisible();
  });

  it('says when the word lacks the syllable, and does not ask the dictionary [L0202]', async () => {
    const { asked } = serveSyllables();
    await showTool();
    await open();
    const syllable = askedNow();
    await give('xyz');
    await says(`The word XYZ doesn't contain the syllable ${syllable}`);
    expect(askedNow()).toBe(syllable);
    expect(asked(EXISTS)).toEqual([]);
  });

  it('says when the dictionary does not have the word [L0203]', async () => {
    const { asked } = serveSyllables();
    await showTool();
    await open();
    const syllable = askedNow();
    await give(`xqz${syllable.toLowerCase()}`);
    await says(`XQZ${syllable} is not a valid word in this language`);
    expect(askedNow()).toBe(syllable);
    expect(asked(EXISTS).map(({ path }) => path)).toEqual([`${EXISTS}en-US/XQZ${syllable}`]);
  });

  it.each([500, 429, 503])('says when the dictionary cannot be asked (%i) [L0204]', async (status) => {
    serveSyllables({ broken: { [EXISTS]: status } });
    await showTool();
    await open();
    const syllable = askedNow();
    await give(`A${syllable}`);
    await says('Error checking word. Please try again.');
    expect(askedNow()).toBe(syllable);
    await expect.element(field()).toHaveValue(`A${syllable}`);
  });

  it('counts a word that is there, goes on, and practises what was missed again', async () => {
    serveSyllables({ known: ['KING', 'RIVER', 'STATION', 'STONE', 'MAN', 'QUEEN'] });
    const words: Record<string, string> = {
      ING: 'king',
      ER: 'river',
      TION: 'station',
      ST: 'stone',
      AN: 'man',
      QU: 'queen',
    };
    await showTool();
    await open();
    const first = askedNow();
    await give(words[first] ?? '');
    await says(`${words[first]?.toUpperCase()}: right!`);
    await expect.element(opened().getByText('1 found', { exact: true })).toBeVisible();
    const missed = askedNow();
    await userEvent.keyboard('{Enter}');
    await says(`${missed}: skipped, that counts as wrong`);
    for (let at = 2; at < 6; at++) {
      await expect.element(opened().getByText(`${at + 1} of 6`)).toBeVisible();
      await give(words[askedNow()] ?? '');
    }
    await expect.element(opened().getByText('5 of 6 found')).toBeVisible();
    await button('Practise the missed ones').click();
    await expect.element(opened().getByText('1 of 1')).toBeVisible();
    expect(askedNow()).toBe(missed);
  });

  it('takes Ё for Е in Russian [L0205]', async () => {
    const { asked } = serveSyllables({ syllables: [{ syllable: 'ЕЖ', count: 90 }], total: 1, known: ['ЕЖИК'] });
    await showTool();
    changeFilters({ language: 'ru' });
    await expect.poll(() => asked('/syllables/search').at(-1)?.query['language'], { timeout: 5000 }).toBe('ru');
    await expect.element(page.getByRole('list', { name: 'Syllables' })).not.toHaveAttribute('aria-busy');
    await open();
    await give('ёжик');
    await expect.element(opened().getByText('1 of 1 found')).toBeVisible();
    expect(asked(EXISTS).map(({ path }) => decodeURIComponent(path))).toEqual([`${EXISTS}ru/ЕЖИК`]);
  });
});

describe('the practice room', () => {
  const SYLLABLES = ['ING', 'ER', 'TION', 'ST', 'AN', 'QU'];

  it('asks the syllables that are shown: a private room with them as the player’s prompts', async () => {
    const { asked } = serveSyllables();
    await showTool();
    await button('Practice room').click();
    await expect
      .poll(() => useScreen.getState().screen)
      .toMatchObject({
        name: 'room',
        intent: {
          kind: 'create',
          options: { locale: 'en-US', open: false, practice: true, mode: MODES.customPrompts },
        },
      });
    expect(asked('/room/syllables').at(-1)?.body).toEqual({ syllables: SYLLABLES.join(',') });
  });

  it('asks before it overwrites prompts of the player’s own', async () => {
    const { asked } = serveSyllables({ prompts: ['CAPITAL OF PERU=LIMA', 'ING'] });
    await showTool();
    await button('Practice room').click();
    const question = page.getByRole('alertdialog');
    await expect.element(question.getByText(/Your 2 stored prompts are overwritten/)).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(asked('/room/syllables').every(({ method }) => method === 'GET')).toBe(true);
    expect(useScreen.getState().screen.name).toBe('lobby');
    await button('Practice room').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click();
    await expect.poll(() => useScreen.getState().screen.name).toBe('room');
  });

  it('says why there is none', async () => {
    serveSyllables({
      instead: ({ path, method }) => {
        if (path !== '/room/syllables') return undefined;
        return method === 'GET' ? reply({ syllables: [] }) : refusal('http/rate_limited', 429);
      },
    });
    await showTool();
    await button('Practice room').click();
    await expect.element(page.getByText('Too many requests. Please wait a moment.').first()).toBeVisible();
    expect(useScreen.getState().screen.name).toBe('lobby');
  });

  it('asks as many as a room’s prompts may hold', () => {
    const many = Array.from({ length: 500 }, (_, n) => `S${1000 + n}`);
    const text = promptsText(many, 4);
    expect(text.length).toBeLessThanOrEqual(CUSTOM_PROMPTS.textMost);
    expect(text.length).toBeGreaterThan(CUSTOM_PROMPTS.textMost - 10);
    expect(new Set(text.split(',')).size).toBe(text.split(',').length);
    expect(promptsText(['A', 'B'])).toBe('A,B');
  });
});
