/**
 * What the document does before the first script is fetched: it stands inline in the page, so it stays small and needs nothing
 * that could be missing. It decides between the landing page, which the document brings along, and the logo; speaks the
 * visitor's language, wears the chosen theme, and remembers a press until React is there.
 */
import { PLAYER_AT, TEXT_SIZE_AT, THEME_AT } from '../../platform/device-marks.ts';
import { FALLBACK, LANGUAGE_AT, pickLanguage } from '../../platform/i18n/pick-language.ts';
import { readJson, storage } from '../../platform/storage.ts';
import type { FirstPaintData } from './first-paint-data.ts';

/** Written in by the build. */
declare const FIRST_PAINT: FirstPaintData;

/** Addresses that name nothing of ours; a campaign's marks may be there. */
const NAMES_NOTHING = /^(?:\?(?:(?:utm_\w+|fbclid|gclid|ref|from)=[^&]*&?)*)?$/;

const page = document.documentElement;
const root = document.getElementById('root');

function dress(): void {
  const size = readJson(TEXT_SIZE_AT);
  if (typeof size === 'number') page.style.fontSize = `${size}%`;
  const theme = readJson(THEME_AT);
  if (typeof theme !== 'string' || theme === page.dataset.theme) return;
  page.dataset.theme = theme;
  const color = getComputedStyle(page).getPropertyValue('--bg-0').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
}

function translate(texts: Readonly<Record<string, string>>): void {
  if (!root) return;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    node.data = texts[node.data] ?? node.data;
  }
  for (const element of root.querySelectorAll('[aria-label]')) {
    const label = element.getAttribute('aria-label') ?? '';
    element.setAttribute('aria-label', texts[label] ?? label);
  }
}

/** The policy lets no style attribute into the document. */
function applyStyles(): void {
  for (const element of root?.querySelectorAll<HTMLElement | SVGElement>('[data-style]') ?? []) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
}

/** The next files, all at once: each would be known only when the one before has come. */
function preload(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    const style = file.endsWith('.css');
    link.rel = style ? 'preload' : 'modulepreload';
    if (style) link.as = 'style';
    link.crossOrigin = '';
    link.href = `./${file}`;
    document.head.append(link);
  }
}

/** A press before React is there is done when it is: the last one counts. */
function rememberPress({ target }: Event): void {
  if (page.dataset.first !== 'landing' || !(target instanceof Element)) return;
  const button = target.closest('#root button');
  if (!button) return;
  root?.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  button.setAttribute('data-pressed', '');
}

const language = pickLanguage(storage.getItem(LANGUAGE_AT), navigator.languages);
const known = storage.getItem(PLAYER_AT) !== null;
const landing = !known && NAMES_NOTHING.test(location.search);
page.lang = language;
dress();
if (landing) {
  applyStyles();
  if (language !== FALLBACK) translate(FIRST_PAINT.texts[language] ?? {});
  addEventListener('click', rememberPress);
} else if (known) preload(FIRST_PAINT.app);
const texts = FIRST_PAINT.languages[language] ?? [];
// React takes the landing page over in the visitor's language; English stands in the first script.
if (landing && language !== FALLBACK) preload(texts);
// The rest once the first script runs: files that come at once share the line, and the first would come last.
addEventListener('DOMContentLoaded', () => {
  const inRoom = /[?&](?:room|custom_id)=/.test(location.search);
  preload([...(known ? (inRoom ? FIRST_PAINT.room : FIRST_PAINT.home) : []), ...texts]);
});
page.dataset.first = landing ? 'landing' : 'boot';
