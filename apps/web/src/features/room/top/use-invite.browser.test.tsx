import { DEFAULT_PREFERENCES } from '@syllaboom/contracts';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as media from '../../../platform/media.ts';
import { setPreferences } from '../../../platform/preferences.ts';
import { playerState, roomState } from '../testing/room-state.ts';
import { renderRoom, toastText } from '../testing/render-room.tsx';
import { useInvite } from './use-invite.ts';

vi.mock('../../../platform/media.ts', { spy: true });

function Invite() {
  const invite = useInvite();
  return (
    <button type="button" onClick={invite}>
      Invite
    </button>
  );
}

async function press(touch: boolean) {
  vi.mocked(media.isTouch).mockReturnValue(touch);
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  await renderRoom(<Invite />, roomState([playerState('me')]));
  await page.getByRole('button', { name: 'Invite' }).click();
  return copied;
}

/** The device's sheet, in a browser that may have none of its own. */
function withSheet(answer: () => Promise<void>) {
  const share = vi.fn<(data: ShareData) => Promise<void>>(answer);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return share;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  setPreferences(DEFAULT_PREFERENCES);
  vi.restoreAllMocks();
});

it('inviting opens the device’s own sheet in the hand, and copies elsewhere', async () => {
  const share = withSheet(async () => undefined);
  expect(await press(true)).toEqual([]);
  await expect.poll(() => share.mock.calls.length).toBe(1);
  expect(share.mock.calls[0]?.[0]).toMatchObject({ url: expect.stringContaining('?room=K7QX') });
});

it('copies where a pointer points, where there is no sheet, and where one would show the link', async () => {
  const share = withSheet(async () => undefined);
  const copied = await press(false);
  await expect.poll(() => copied.length).toBe(1);
  vi.mocked(media.isTouch).mockReturnValue(true);
  setPreferences({ str: true });
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect.poll(() => copied.length).toBe(2);
  expect(share).not.toHaveBeenCalled();
  setPreferences({ str: false });
  Reflect.deleteProperty(navigator, 'share');
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect.poll(() => copied.length).toBe(3);
});

it('a sheet that was put away says nothing', async () => {
  const share = withSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
  const copied = await press(true);
  await expect.poll(() => share.mock.calls.length).toBe(1);
  expect(copied).toEqual([]);
  expect(toastText()).toBe('');
});
