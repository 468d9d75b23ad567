import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pollDrawnEmoji, textsLeftToFonts } from '../../testing/left-to-fonts.ts';
import { EmojiText } from './emoji-text.tsx';
import { paintEmojiText } from './paint-emoji.ts';
import type { PictureFile, PictureIndex } from './picture-key.ts';
import { NEUTRAL_PICTURE } from './picture-store.ts';

const { body } = document;
const show = (text: string) => render(<p data-testid="text">{<EmojiText text={text} />}</p>);
const images = () => [...body.querySelectorAll<HTMLImageElement>('[data-testid=text] img')];
const fetchJson = async <Value,>(path: string): Promise<Value> =>
  (await (await fetch(new URL(path, document.baseURI))).json()) as Value;

afterEach(() => vi.restoreAllMocks());

describe('a text with emoji', () => {
  it('shows each as a picture of ours with the character as its text; none is left to a font', async () => {
    const all = ['😀', '👩🏽‍🚀', '🇪🇸', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '3️⃣', '❤', '👨‍👩‍👧‍👦'];
    await show(`so ${all.join(' and ')}!`);
    await pollDrawnEmoji(() => body).toEqual(all);
    expect(textsLeftToFonts(body)).toEqual([]);
    await expect.element(page.getByRole('img', { name: '🇪🇸' })).toBeVisible();
  });

  it('keeps the lines of its font: a picture is no higher than they are', async () => {
    await render(
      <div style={{ font: '15px/1.5 sans-serif' }}>
        <p data-testid="plain">abc</p>
        <p data-testid="text">
          <EmojiText text="abc 😀 🇪🇸" />
        </p>
      </div>,
    );
    await pollDrawnEmoji(() => body).toHaveLength(2);
    const heightOf = (id: string) => page.getByTestId(id).element().getBoundingClientRect().height;
    expect(Math.abs(heightOf('text') - heightOf('plain'))).toBeLessThanOrEqual(1);
  });

  it('is copied with its characters', async () => {
    await render(
      <div>
        <p data-testid="text" data-selectable="">
          <EmojiText text="well 👍🏽 done 🇫🇷" />
        </p>
        <textarea aria-label="pasted" />
      </div>,
    );
    await pollDrawnEmoji(() => body).toHaveLength(2);
    getSelection()?.selectAllChildren(page.getByTestId('text').element());
    await userEvent.copy();
    await page.getByLabelText('pasted').click();
    await userEvent.paste();
    await expect.element(page.getByLabelText('pasted')).toHaveValue('well 👍🏽 done 🇫🇷');
  });

  it('stays a text, whatever stands in it', async () => {
    const text = '<img src=x onerror=alert(1)>"😀\'</p><script>1</script>';
    await show(text);
    expect(body.querySelector('script, [onerror]')).toBeNull();
    const shown = page.getByTestId('text').element();
    expect([...shown.childNodes].map((node) => node.nodeValue ?? (node as HTMLImageElement).alt).join('')).toBe(text);
  });

  it('without any is a text and nothing else', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    await show('plain © 2 * 3 # ½ ★');
    expect(page.getByTestId('text').element().innerHTML).toBe('plain © 2 * 3 # ½ ★');
    expect(asked).not.toHaveBeenCalled();
  });

  it('shows the parts of what nobody has drawn as one, and a neutral sign for what nobody has drawn at all', async () => {
    await show('👩‍🐕 🍎🏽 🇿🇿 \u{1FAFD}');
    await expect
      .poll(() => images().map(({ alt, src }) => (src === NEUTRAL_PICTURE ? `no ${alt}` : alt)))
      .toEqual(['👩\u200d', '🐕', '🍎', '🏽', 'no 🇿🇿', 'no \u{1FAFD}']);
    await pollDrawnEmoji(() => body).toEqual(['👩\u200d', '🐕', '🍎', '🏽']);
  });

  it('shows the neutral sign while a picture cannot be had, and the picture once the network is back', async () => {
    const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await show('🧮');
    await expect.poll(() => images()[0]?.src).toBe(NEUTRAL_PICTURE);
    expect(images()[0]?.alt).toBe('🧮');
    asked.mockRestore();
    globalThis.dispatchEvent(new Event('online'));
    await pollDrawnEmoji(() => body).toEqual(['🧮']);
  });

  it('is painted the same way without React', async () => {
    await render(<p data-testid="text" />);
    const box = page.getByTestId('text').element();
    paintEmojiText(box, 'go 🚀');
    await pollDrawnEmoji(() => body).toEqual(['🚀']);
    expect(textsLeftToFonts(body)).toEqual([]);
    paintEmojiText(box, 'WORD');
    expect(box.innerHTML).toBe('WORD');
  });
});

it('every picture that there is can be read by the browser', async () => {
  const index = await fetchJson<PictureIndex>('emoji/pictures.json');
  const files = index.groups.flatMap((group) => Object.values(group.files));
  const broken: string[] = [];
  let count = 0;
  for (const file of files)
    for (const [emoji, drawing] of Object.entries(await fetchJson<PictureFile>(`assets/emoji/${file}`))) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>`;
      const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
      if (parsed.querySelector('parsererror') || parsed.documentElement.childElementCount === 0) broken.push(emoji);
      count += 1;
    }
  expect(broken).toEqual([]);
  expect(count).toBeGreaterThan(3900);
});
