import type { ServerMessages } from '@syllaboom/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { awaitRest } from '../../../testing/await-rest.ts';
import { setLanguage } from '../../../platform/i18n/i18n.ts';
import { renderRoom } from '../testing/render-room.tsx';
import { playerState, runningState } from '../testing/room-state.ts';
import { winnerEntry } from '../testing/winner-entry.ts';
import { WinnerScreen } from './winner-screen.tsx';

afterEach(async () => {
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

async function open(end: Partial<ServerMessages['winner']> = {}) {
  const people = ['me', 'ann'].map((id) => playerState(id));
  const { fake } = await renderRoom(<WinnerScreen />, runningState(people, 'ann', { host: 'me' }), 'me');
  fake.say('winner', { winners: [], matchId: 'm', recorded: true, self: winnerEntry('me'), ...end });
  await expect.element(page.getByTestId('winner')).toBeVisible();
  await document.fonts.ready;
  await awaitRest();
}
const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();

it.each(['en-US', 'de-DE'] as const)(
  'says why nobody has won beside the statistics on a phone on its side, in %s',
  async (language) => {
    await setLanguage(language);
    await page.viewport(844, 390);
    await open();
    const [why, title, actions, card] = [
      box('[data-testid=winner] > p'),
      box('[data-testid=winner] > h1'),
      box('[data-part=result-actions]'),
      box('[data-testid=own-result]'),
    ];
    expect(why.top).toBeGreaterThanOrEqual(title.bottom - 4);
    expect(why.bottom).toBeLessThanOrEqual(actions.top);
    expect(why.right).toBeLessThanOrEqual(card.left);
  },
);

it.each(['en-US', 'de-DE'] as const)('has the way on in the middle of a phone, in %s', async (language) => {
  await setLanguage(language);
  await page.viewport(390, 844);
  await open();
  const again = box('[data-part=again]');
  expect(Math.abs((again.left + again.right) / 2 - 195)).toBeLessThanOrEqual(2);
});

describe('after a match too short for a replay', () => {
  afterEach(() => {
    document.documentElement.style.fontSize = '';
  });

  it.each([
    [100, 844, 390],
    [150, 844, 390],
    [150, 1280, 720],
  ] as const)('says so above the buttons, at %i %% text on %i × %i', async (percent, width, height) => {
    await setLanguage('de-DE');
    document.documentElement.style.fontSize = `${percent}%`;
    await page.viewport(width, height);
    const winners = [winnerEntry('bot'), winnerEntry('me')];
    await open({ winners, self: winners[1] ?? null, recorded: false, short: true });
    const why = box('[data-testid=winner] p[role=status]');
    expect(why.bottom).toBeLessThanOrEqual(box('[data-part=result-actions]').top + 2);
    expect(why.top).toBeGreaterThanOrEqual(box('[data-place="1"]').bottom);
  });
});
