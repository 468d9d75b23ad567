import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { cleanup, render } from 'vitest-browser-react';
import { InvitationScreen } from '../../features/landing/invitation/invitation-screen.tsx';
import * as rooms from '../../platform/rooms/rooms.ts';
import { awaitRest } from '../../testing/await-rest.ts';
import { fakeFetch, reply } from '../../testing/fake-fetch.ts';
import { fakeLobby } from '../../testing/fake-lobby.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { TipProvider } from '../../ui/kit/popups/tip.tsx';
import { installKeyboardInset } from '../../ui/windows/keyboard-inset.ts';
import s from '../app.module.css';
import { HomeShell } from './home-shell.tsx';

vi.mock('../../platform/rooms/rooms.ts', { spy: true });

const INVITATION = {
  roomId: 'K7QX',
  host: { name: 'Grumblebottom', avatar: 'seed', frame: 0 },
  title: 'A table with a long name',
  mode: 0,
  sc: 0,
  language: 'de-DE',
  mlang: false,
  players: 3,
  seats: 8,
  started: false,
  private: false,
  wayIn: false,
  door: 'seat',
};
const nothing = () => undefined;
const SCREENS = {
  'home’s field for a code': {
    label: 'Join with a code',
    draw: () => <HomeShell />,
  },
  'an invitation’s field for a name': {
    label: 'Your name',
    draw: () => (
      <div className={s.home}>
        <header className={s.top} />
        <InvitationScreen roomId="K7QX" onPlay={nothing} onBrowse={nothing} />
      </div>
    ),
  },
} as const;

let stop: () => void = nothing;
beforeEach(() => {
  fakeLobby(rooms.joinLobby);
  fakeFetch(({ path }) =>
    reply(path.startsWith('/invitation') ? INVITATION : { discord: null, google: null, communityUrl: null }),
  );
  signInAs({ id: 'account-me-1', displayName: 'Grumblebottom the Great' });
  stop = installKeyboardInset();
});
afterEach(async () => {
  stop();
  await cleanup();
  // The connection outlives its last screen for a moment.
  await new Promise((resolve) => setTimeout(resolve, 300));
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

/** Whether a press on the middle of the field hits it, above what the keyboard covers. */
const isInSight = (field: Element, below: number): boolean => {
  const { left, top, width, height } = field.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return top >= 0 && top + height <= below && hit !== null && (field === hit || hit.contains(field));
};

const KEYBOARDS = [
  { width: 390, height: 844, left: 500 },
  { width: 844, height: 390, left: 200 },
] as const;

describe.each(Object.entries(SCREENS))('%s', (_, { label, draw }) => {
  async function focus(width: number, height: number): Promise<HTMLElement> {
    await page.viewport(width, height);
    await render(<TipProvider>{draw()}</TipProvider>);
    const field = page.getByLabelText(label);
    await expect.element(field).toBeVisible();
    await awaitRest();
    const element = field.element() as HTMLElement;
    element.focus();
    return element;
  }

  it.each(KEYBOARDS)('stays in sight where a keyboard lays $width × $height out anew', async (phone) => {
    const field = await focus(phone.width, phone.height);
    await page.viewport(phone.width, phone.left);
    await expect.poll(() => isInSight(field, phone.left)).toBe(true);
    expect(document.activeElement).toBe(field);
  });

  it.each(KEYBOARDS)('stays in sight where a keyboard lies over $width × $height', async (phone) => {
    const field = await focus(phone.width, phone.height);
    const view = visualViewport as VisualViewport;
    vi.spyOn(view, 'height', 'get').mockReturnValue(phone.left);
    view.dispatchEvent(new Event('resize'));
    await expect.poll(() => isInSight(field, phone.left)).toBe(true);
    expect(document.activeElement).toBe(field);
  });
});
