import { MODES } from '@syllaboom/engine';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { setLanguage } from '../../../../platform/i18n/i18n.ts';
import { turnMessage } from '../../testing/render-mode.tsx';
import { renderRoom } from '../../testing/render-room.tsx';
import { renderStay } from '../../testing/render-stay.tsx';
import { playerState, runningState } from '../../testing/room-state.ts';
import { TurnHint } from './turn-hint.tsx';
import { touch } from '../../../../testing/emulate.ts';

afterEach(async () => {
  await touch(false);
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

it('asks nothing of who is out where others choose an answer', async () => {
  const self = playerState('me', { eliminated: true, heart: 0 });
  const { fake } = await renderRoom(
    <TurnHint mine={false} />,
    runningState([self, playerState('zed')], '', { mode: MODES.trivia, letter: '', requirement: '{"free":true}' }),
  );
  await expect.element(page.getByTestId('turn-hint')).toHaveTextContent('Eliminated');
  expect(page.getByTestId('requirement').query()).toBeNull();
  fake.patch({ players: new Map([playerState('me'), playerState('zed')].map((one) => [one.session_id, one])) });
  await expect.element(page.getByTestId('turn-hint')).toHaveTextContent('Choose an answer');
});

it.each(['en-US', 'de-DE', 'es-ES', 'tl-TL'] as const)(
  'keeps its height from turn to turn on a tablet on its side, however long a name is, in %s',
  async (language) => {
    await setLanguage(language);
    await touch(true);
    await page.viewport(1024, 768);
    const { fake } = await renderStay(
      runningState([playerState('me'), playerState('zed', { username: 'Grumblebottom777' })], 'me', { letter: 'AGA' }),
    );
    await expect.element(page.getByTestId('touch-keyboard')).toBeVisible();
    await document.fonts.ready;
    const tops = () =>
      ['tray-box', 'touch-keyboard'].map((id) =>
        Math.round(page.getByTestId(id).element().getBoundingClientRect().top),
      );
    const own = tops();
    fake.say('turn', turnMessage({ id: 'zed', prompt: 'AGA', turn: 3 }));
    await expect.poll(() => page.getByTestId('turn-hint').element().textContent).toContain('Grumblebottom777');
    expect(tops()).toEqual(own);
  },
);
