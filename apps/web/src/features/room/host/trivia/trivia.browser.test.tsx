import { CONTENT_MODERATOR_ROLE, MODES } from '@syllaboom/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '../../../../platform/api/api-error.ts';
import { api } from '../../../../platform/api/api.ts';
import { closeAllWindows, isWindowOpen, openWindow } from '../../../../ui/windows/manager.ts';
import { WaitingRoomNavigation } from '../../waiting-room/waiting-room-navigation.tsx';
import { RoomWindows } from '../../room-windows.tsx';
import { ROOM_WINDOWS } from '../../room-ui.ts';
import { signInAs } from '../../../../testing/sign-in.ts';
import { playerState, roomState } from '../../testing/room-state.ts';
import { renderRoom, toastText } from '../../testing/render-room.tsx';

/** A role that reads what players propose. */
const PENDING = {
  id: 'q1',
  locale: 'en-US',
  q: 'Which planet is the largest?',
  a: ['Jupiter', 'Mars', 'Venus', 'Saturn'],
  d: 4,
  author: { id: 'abcdefghijkl', name: 'Zed', avatar: '' },
  at: '2026-11-01T00:00:00.000Z',
};
const show = (roles: readonly number[] = []) => {
  signInAs({ roles: [...roles] });
  return renderRoom(
    <>
      <WaitingRoomNavigation />
      <RoomWindows />
    </>,
    roomState([playerState('me')], { mode: MODES.trivia }),
  );
};
const spy = (reply: (name: string) => unknown) =>
  vi.spyOn(api, 'call').mockImplementation((async (name: string) => reply(name)) as typeof api.call);
const fill = (label: string, text: string) => page.getByLabelText(label).fill(text);

afterEach(() => {
  closeAllWindows();
  vi.restoreAllMocks();
});

describe('proposing a question', () => {
  it('sends question, answers with the right one first, difficulty and the room’s language', async () => {
    const call = spy(() => ({ success: true, id: 'q1' }));
    await show();
    await page.getByRole('button', { name: 'Propose a question' }).click();
    const send = page.getByRole('button', { name: 'Propose', exact: true });
    await expect.element(send).toBeDisabled();
    await fill('Question', PENDING.q);
    await fill('Right answer', 'Jupiter');
    for (const n of [1, 2, 3]) await fill(`Wrong answer ${n}`, PENDING.a[n] ?? '');
    await page.getByRole('button', { name: 'Hard' }).click();
    await send.click();
    expect(call).toHaveBeenCalledWith('proposeTrivia', {
      body: { locale: 'en-US', q: PENDING.q, a: PENDING.a, d: 2 },
    });
    await expect.poll(() => isWindowOpen(ROOM_WINDOWS.proposeTrivia)).toBe(false);
    await expect.poll(toastText).toContain('A moderator will read your question.');
  });
  it('refuses equal answers, and says why the server refused', async () => {
    const call = spy(() => {
      throw new ApiError('trivia/too_many_pending', 409);
    });
    await show();
    openWindow(ROOM_WINDOWS.proposeTrivia);
    await fill('Question', PENDING.q);
    await fill('Right answer', 'Mars');
    for (const n of [1, 2, 3]) await fill(`Wrong answer ${n}`, ['', 'mars ', 'Venus', 'Saturn'][n] ?? '');
    await page.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect.element(page.getByText('The four answers must differ')).toBeVisible();
    expect(call).not.toHaveBeenCalled();
    await fill('Wrong answer 1', 'Jupiter');
    await page.getByRole('button', { name: 'Propose', exact: true }).click();
    await expect.element(page.getByText('Too many of your questions wait for review')).toBeVisible();
    expect(isWindowOpen(ROOM_WINDOWS.proposeTrivia)).toBe(true);
  });
});

describe('reviewing questions', () => {
  it('is for those alone who may review', async () => {
    await show([5, 7]);
    expect(page.getByRole('button', { name: 'Proposed questions' }).query()).toBeNull();
  });
  it('shows what waits with author and difficulty, and takes it off the list once reviewed [R0187]', async () => {
    const call = spy((name) => (name === 'pendingTrivia' ? { questions: [PENDING] } : { success: true }));
    await show([CONTENT_MODERATOR_ROLE]);
    await page.getByRole('button', { name: 'Proposed questions' }).click();
    await expect.element(page.getByRole('heading', { name: PENDING.q })).toBeVisible();
    await expect.element(page.getByText('by Zed')).toBeVisible();
    await expect.element(page.getByText('Insane')).toBeVisible();
    await page.getByRole('button', { name: 'Approve' }).click();
    expect(call).toHaveBeenCalledWith('reviewTrivia', { body: { id: 'q1', approve: true } });
    await expect.element(page.getByText('No question waits.')).toBeVisible();
  });
});
