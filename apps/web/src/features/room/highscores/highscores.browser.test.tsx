import { page } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { RoomWindows } from '../room-windows.tsx';
import { playerState, runningState } from '../testing/room-state.ts';
import { renderRoom } from '../testing/render-room.tsx';
import { useRoomEvents } from '../use-room-events.ts';
import { HighscoresButton } from './highscores-button.tsx';

const people = [playerState('me', { wpm: 33 }), playerState('zed', { username: 'Zed', wpm: 61.4 })];
function Screen() {
  useRoomEvents();
  return (
    <>
      <HighscoresButton />
      <RoomWindows />
    </>
  );
}
const open = () => renderRoom(<Screen />, runningState(people, 'zed'));

afterEach(closeAllWindows);

describe('the highscores window', () => {
  it('lists the best match of each player of the session, and is empty before [R0109 R0111]', async () => {
    const { fake } = await open();
    await page.getByRole('button', { name: 'Highscores', exact: true }).click();
    await expect.element(page.getByText('No words have scored in this session yet.')).toBeVisible();
    fake.say('start', { matchId: 'one', versusMs: 0 });
    fake.say('correct', { id: 'zed', word: 'RATIO', prompt: 'TIO', points: 5, combo: 1 });
    fake.say('correct', { id: 'zed', word: 'FRACTION', prompt: 'TIO', points: 16, combo: 2 });
    fake.say('correct', { id: 'me', word: 'PATIO', prompt: 'TIO', points: 5, combo: 1 });
    fake.say('start', { matchId: 'two', versusMs: 0 });
    fake.say('correct', { id: 'me', word: 'INTERNATIONAL', prompt: 'TIO', points: 13, combo: 1 });
    const rows = () =>
      [...document.querySelectorAll('[role=dialog] tbody tr')].map((row) =>
        [...row.children].map((cell) => cell.textContent),
      );
    await expect.poll(rows).toEqual([
      ['1', 'Zed', '21', '2', '×2', '61', 'FRACTION'],
      ['2', 'me', '13', '1', '×1', '33', 'INTERNATIONAL'],
    ]);
  });
});
