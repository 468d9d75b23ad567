import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { i18n, setLanguage } from '../../platform/i18n/i18n.ts';
import { awaitRest } from '../../testing/await-rest.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { RoomView } from '../room/index.ts';
import { useRoom } from '../room/store/use-topic.ts';
import { playerState, runningState } from '../room/testing/room-state.ts';
import { renderRoom } from '../room/testing/render-room.tsx';
import { winnerEntry } from '../room/testing/winner-entry.ts';
import { PracticeEnd } from './practice-end.tsx';

const SIZES = [
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const;
const LANGUAGES = ['en-US', 'de-DE', 'tr-TR'] as const;

function Table({ onLeft }: { onLeft: () => void }) {
  const { store, actions } = useRoom();
  const nothing = () => undefined;
  return (
    <RoomView
      store={store}
      actions={actions}
      social={false}
      top={null}
      waitingRoom={null}
      afterMatch={<PracticeEnd onAgain={nothing} onMenu={nothing} onLeft={onLeft} />}
    />
  );
}

afterEach(async () => {
  await setLanguage('en-US');
  await page.viewport(1280, 800);
});

it.each(SIZES.flatMap(([width, height]) => LANGUAGES.map((language) => [width, height, language] as const)))(
  'the result of a guest at %i × %i in %s has every button in sight, one of them home',
  async (width, height, language) => {
    await setLanguage(language);
    await page.viewport(width, height);
    signInAs({ id: 'guest0001', guest: true });
    const onLeft = vi.fn();
    const all = ['ann', 'cid', 'dot', 'me'].map((id, place) => winnerEntry(id, { correct_words: 9 - place }));
    const people = all.map(({ player }) => playerState(player.id));
    const { fake } = await renderRoom(<Table onLeft={onLeft} />, runningState(people, 'ann', { round: 4 }));
    fake.say('winner', {
      winners: all.slice(0, 3),
      rest: all.slice(3),
      matchId: '',
      recorded: false,
      self: all[3] ?? null,
    });
    const home = page.getByRole('button', { name: i18n.t('connection.toMenu'), exact: true });
    await expect.element(home).toBeVisible();
    await document.fonts.ready;
    await awaitRest();
    const buttons = [...document.querySelectorAll('[data-after] button')];
    expect(buttons).toHaveLength(4);
    for (const button of buttons) {
      // On phones without a gesture.
      if (width > 760) button.scrollIntoView({ block: 'nearest' });
      const { left, right, top, bottom } = button.getBoundingClientRect();
      expect([Math.min(left, top), Math.max(right - width, bottom - height)], button.textContent).toEqual([
        expect.toSatisfy((least: number) => least >= 0),
        expect.toSatisfy((most: number) => most <= 0),
      ]);
      expect(button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))).toBe(true);
    }
    await home.click();
    expect(onLeft).toHaveBeenCalledTimes(1);
  },
);
