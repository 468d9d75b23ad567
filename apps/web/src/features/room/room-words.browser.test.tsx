import { INTERFACE_LANGUAGES, MODES, type Requirement } from '@syllaboom/engine';
import { page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../platform/i18n/i18n.ts';
import { findClipped } from '../../testing/find-clipped.ts';
import { WaitingRoom } from './waiting-room/waiting-room.tsx';
import { renderMode } from './testing/render-mode.tsx';
import { renderRoom } from './testing/render-room.tsx';
import { playerState, roomState } from './testing/room-state.ts';

const PHONE = [390, 844] as const;
const NAMES = ['ann', 'bob', 'Poppy'];
const settle = () => new Promise((resolve) => setTimeout(resolve, 250));

beforeEach(() => page.viewport(...PHONE));
afterEach(() => setLanguage('en-US'));

describe.each(INTERFACE_LANGUAGES)('on a phone, in %s', (language) => {
  it.each([MODES.original, MODES.trivia])('no entry of the lobby of mode %d covers its neighbour', async (mode) => {
    await setLanguage(language);
    await renderRoom(<WaitingRoom />, roomState([playerState('me'), playerState('Poppy')], { mode }));
    await settle();
    const wide = [...document.querySelectorAll('nav > button')].flatMap((entry) => {
      const { left, right } = entry.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(entry.querySelector(':scope > span') ?? entry);
      const box = words.getBoundingClientRect();
      return box.left < left - 1 || box.right > right + 1 ? [entry.textContent] : [];
    });
    expect(wide).toEqual([]);
  });

  const asks: readonly (readonly [string, number, Requirement, string])[] = [
    ['a race', MODES.typeRacer, {}, ''],
    ['letters in a circle', MODES.scapes, {}, ''],
    ['a hidden word', MODES.guessWord, { free: true, exact: 7 }, 'me'],
    ['a long word', MODES.original, { least: 8 }, 'me'],
    ['a gap', MODES.original, { gaps: true, least: 8 }, 'ann'],
  ];
  it.each(asks)('nothing of what %s asks for is cut', async (_what, mode, requirement, holder) => {
    await setLanguage(language);
    await renderMode(mode, { requirement, holder, names: ['me', ...NAMES], state: { turn: 1 } });
    await settle();
    expect(findClipped(page.getByTestId('turn-hint').element(), NAMES)).toEqual([]);
  });
});
