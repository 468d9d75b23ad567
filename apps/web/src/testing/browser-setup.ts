/** What every component test stands on: the layer order of index.html, tokens and the catalogue. */
import '../ui/tokens.css';
import { awaitTexts } from '../platform/i18n/i18n.ts';

const layers = document.createElement('style');
layers.textContent = '@layer reset, tokens, base, kit, feature;';
document.head.prepend(layers);

await awaitTexts();
