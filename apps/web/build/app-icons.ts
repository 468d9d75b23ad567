import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The bomb of the logo (src/ui/logo/logo.tsx), without its motion. */
const BOMB = `
  <path d="M23 10c1-6 5-9 10-7" fill="none" stroke="#170d1c" stroke-width="7" stroke-linecap="round"/>
  <path d="M23 10c1-6 5-9 10-7" fill="none" stroke="#f2d7a0" stroke-width="3.6" stroke-linecap="round"/>
  <circle cx="19" cy="26" r="16" fill="#4a62b4" stroke="#170d1c" stroke-width="4"/>
  <path d="M9 21c2-5 6-8 11-8" stroke="#fff" stroke-width="3.4" stroke-linecap="round" fill="none" opacity=".8"/>
  <path d="M34-4l2 5 5-2-2 5 5 2-5 2 2 5-5-2-2 5-2-5-5 2 2-5-5-2 5-2-2-5 5 2z" fill="#ffd23f" stroke="#170d1c" stroke-width="2" stroke-linejoin="round"/>`;
const GROUND = '#14284f';

/** How much of the square the bomb fills; a maskable icon keeps its middle 80 % free of cuts. */
const draw = (scale: number, corner: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="512" height="512">
  <rect width="64" height="64" rx="${corner}" fill="${GROUND}"/>
  <g transform="translate(32 32) scale(${scale}) translate(-23.5 -19)">${BOMB}
  </g>
</svg>
`;

const ICONS = { 'icons/app.svg': draw(1.06, 14), 'icons/app-maskable.svg': draw(0.8, 0) } as const;

/** For the manifest of the installed app. */
export const APP_ICONS = [
  { src: 'icons/app.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: 'icons/app-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
] satisfies readonly { src: keyof typeof ICONS; sizes: string; type: string; purpose: 'any' | 'maskable' }[];

/** What shared links show (1200 × 630); the server names it in the page. */
const LINK_CARD = 'icons/card.png';

/** Writes the app's icons beside the page. */
export const appIcons = (): Plugin => ({
  name: 'app-icons',
  generateBundle() {
    for (const [fileName, source] of Object.entries(ICONS)) this.emitFile({ type: 'asset', fileName, source });
    const card = readFileSync(join(import.meta.dirname, 'link-card.png'));
    this.emitFile({ type: 'asset', fileName: LINK_CARD, source: card });
  },
});
