import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { storage } from '../../../platform/storage.ts';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { serveSyllables, showTool } from '../testing/fake-syllables.tsx';

const WORDS = Array.from({ length: 50 }, (_, n) => `W${n}ING`);
const PATH = '/search/words/en-US/ING';
const opened = () => page.getByRole('dialog', { name: 'Words with ING' });
const open = async () => {
  await page.getByRole('button', { name: /^ING\b/ }).click();
  await expect.element(opened()).toBeVisible();
};

beforeEach(async () => {
  await page.viewport(1280, 900);
});
afterEach(() => {
  closeAllWindows();
  vi.restoreAllMocks();
});

describe('the window of a syllable’s words', () => {
  it('is one of three windows: the words of a syllable, the bookmarks, practice [L0092]', async () => {
    serveSyllables({ bookmarks: [{ s: 'ER', l: 'en-US', c: 5 }], words: ['KING', 'RING'] });
    await showTool();
    await open();
    await expect.element(opened().getByRole('button', { name: 'Copy KING' })).toBeVisible();
    await expect.element(opened().getByText('4,000 words')).toBeVisible();
    await page.getByRole('button', { name: 'Bookmarks', exact: true }).click();
    const bookmarks = page.getByRole('dialog', { name: 'Bookmarks' });
    await expect.element(bookmarks.getByText('ER', { exact: true })).toBeVisible();
    closeAllWindows();
    await page.getByRole('button', { name: 'Practice', exact: true }).first().click();
    await expect.element(page.getByRole('dialog', { name: 'Practice' }).getByText('1 of 6')).toBeVisible();
  });

  it('pages through the words, the well-known ones first, and by alphabet where that is wished', async () => {
    const { asked } = serveSyllables({ words: WORDS });
    await showTool();
    await open();
    await expect.poll(() => asked(PATH).at(-1)?.query).toEqual({ page: '1', order: 'known' });
    await expect.element(opened().getByText('Page 1 of 80')).toBeVisible();
    await opened().getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => asked(PATH).at(-1)?.query).toEqual({ page: '2', order: 'known' });
    await opened().getByText('Alphabet', { exact: true }).click();
    await expect.poll(() => asked(PATH).at(-1)?.query).toEqual({ page: '1', order: 'alphabet' });
    expect(storage.getItem('syllaboom.word-order')).toBe('alphabet');
    await opened().getByText('Well-known first', { exact: true }).click();
  });

  it('copies a word, or shows it where copying is not possible', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    serveSyllables();
    await showTool();
    await open();
    await opened().getByRole('button', { name: 'Copy RING' }).click();
    expect(write).toHaveBeenCalledWith('RING');
    await expect.element(page.getByText('RING copied').first()).toBeVisible();
    write.mockRejectedValue(new Error('no'));
    await opened().getByRole('button', { name: 'Copy KING' }).click();
    await expect.element(page.getByText('Copying is not possible here. This is the text:').first()).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button').first().click();
  });

  it.each([500, 429])('says when they cannot be read (%i), and tries again', async (status) => {
    const broken: Record<string, number> = { '/search/words': status };
    serveSyllables({ broken });
    await showTool();
    await open();
    await expect.element(opened().getByRole('alert')).toBeVisible();
    delete broken['/search/words'];
    await opened().getByRole('button', { name: 'Try again' }).click();
    await expect.element(opened().getByRole('button', { name: 'Copy RING' })).toBeVisible();
  });

  it('says when there are none', async () => {
    serveSyllables({ words: [] });
    await showTool();
    await open();
    await expect.element(opened().getByText('No words here')).toBeVisible();
  });
});
