/** What every component test stands on: the layer order of index.html, tokens and the catalogue. */
import '../ui/tokens.css';
import { afterEach } from 'vitest';
import { server } from 'vitest/browser';
import { awaitTexts } from '../platform/i18n/i18n.ts';
import { queryClient } from '../platform/query/query-client.ts';

const layers = document.createElement('style');
layers.textContent = '@layer reset, tokens, base, kit, feature;';
document.head.prepend(layers);

// Where nobody looks, nothing is drawn: it is laid out and pressed all the same, at a third less work. Pictures of a test
// (`page.screenshot()`) are empty therefore, but with vitest's own page open (`--browser.ui`).
if (!server.config.browser.ui) (frameElement as HTMLElement | null)?.style.setProperty('opacity', '0');

await awaitTexts();

// What was answered in one test is nothing to the next.
afterEach(() => queryClient.clear());
