/** What every component test stands on: the layer order of index.html, tokens and the catalogue. */
import '../ui/tokens.css';
import { afterEach } from 'vitest';
import { awaitTexts } from '../platform/i18n/i18n.ts';
import { queryClient } from '../platform/query/query-client.ts';

const layers = document.createElement('style');
layers.textContent = '@layer reset, tokens, base, kit, feature;';
document.head.prepend(layers);

await awaitTexts();

// What was answered in one test is nothing to the next.
afterEach(() => queryClient.clear());
