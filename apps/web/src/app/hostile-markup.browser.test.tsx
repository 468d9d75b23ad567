import { ROLES } from '@syllaboom/engine';
import { HOSTILE_MARKUP } from '@syllaboom/engine/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { LobbyScreen } from '../features/lobby/lobby-screen.tsx';
import { StaffScreen } from '../features/moderation/staff/staff-screen.tsx';
import { answerFrom, REPLIES, reportOf } from '../features/moderation/testing/staff-replies.ts';
import { fakeProfiles, profileReply, showProfile } from '../features/profile/testing/fake-profiles.tsx';
import { ChatPanel } from '../features/room/chat/chat-panel.tsx';
import { resetRoomUi } from '../features/room/room-ui.ts';
import { playerState, roomState } from '../features/room/testing/room-state.ts';
import { renderRoom } from '../features/room/testing/render-room.tsx';
import { useRoomEvents } from '../features/room/use-room-events.ts';
import * as rooms from '../platform/rooms/rooms.ts';
import { fakeFetch } from '../testing/fake-fetch.ts';
import { fakeLobby } from '../testing/fake-lobby.ts';
import { roomListing } from '../testing/room-listing.ts';
import { signIn, signInAs } from '../testing/sign-in.ts';
import { TipProvider } from '../ui/kit/popups/tip.tsx';
import { closeAllWindows } from '../ui/windows/manager.ts';

vi.mock('../platform/rooms/rooms.ts', { spy: true });

/** Several texts on one screen: what breaks out of one place would show in the next. */
const GROUP = 20;
const GROUPS = Array.from({ length: HOSTILE_MARKUP.length / GROUP }, (_, at) =>
  HOSTILE_MARKUP.slice(at * GROUP, (at + 1) * GROUP),
);
const roleId = (key: string): number => ROLES.find((role) => role.key === key)?.id ?? -1;
/** Parts of the page that are loaded when they are shown take so long at most. */
const SHOWN_WITHIN_MS = 10_000;
/** Time in which what was made of a text would have run. */
const SETTLE_MS = 150;
const LINGER_MS = 300;

const dialogs: unknown[] = [];
let violations: string[] = [];
const note = (event: SecurityPolicyViolationEvent): void => void violations.push(event.effectiveDirective);
beforeEach(() => {
  dialogs.length = 0;
  violations = [];
  for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
    vi.spyOn(globalThis, name).mockImplementation((...given: unknown[]) => dialogs.push(given) as never);
  addEventListener('securitypolicyviolation', note);
  signIn();
  resetRoomUi();
});
afterEach(async () => {
  removeEventListener('securitypolicyviolation', note);
  await cleanup();
  // The connection to the lobby outlives its last screen for a moment.
  await new Promise((resolve) => setTimeout(resolve, LINGER_MS));
  vi.restoreAllMocks();
  closeAllWindows();
});

/** Nothing of a text has become an element, an attribute or an address, and nothing has run. */
async function expectInert(texts: readonly string[]): Promise<void> {
  const missing = (): string[] => texts.filter((text) => !document.body.textContent?.includes(text));
  await expect.poll(missing, { timeout: SHOWN_WITHIN_MS }).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const made = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      /^(?:script|iframe|object|embed|base|meta|link|template|marquee|math|isindex|noscript)$/i.test(element.tagName) ||
      element.getAttributeNames().some((name) => /^on/i.test(name)) ||
      ['src', 'href', 'action', 'formaction', 'data', 'xlink:href', 'srcdoc'].some((name) =>
        /^\s*(?:javascript|data:text)/i.test(element.getAttribute(name) ?? ''),
      ),
  );
  expect(made.map((element) => element.outerHTML.slice(0, 80))).toEqual([]);
  expect(document.querySelector('base, meta[http-equiv=refresh]')).toBeNull();
  expect([dialogs, violations]).toEqual([[], []]);
}

/** The chat, with what the room tells beside it. */
function Chat() {
  useRoomEvents();
  return <ChatPanel />;
}

it.each(GROUPS)('23 chat, names at the table and announcements show markup as text (%#)', async (...texts) => {
  const players = [playerState('me'), playerState('zed', { username: texts[0] ?? '' })];
  const { fake } = await renderRoom(
    <div style={{ display: 'grid', width: 500, height: 900 }}>
      <Chat />
    </div>,
    roomState(players, { title: texts[0] ?? '' }),
  );
  for (const text of texts)
    fake.say('chat', {
      id: 'zed',
      avatar: text,
      displayName: text,
      message: text,
      time: 1,
      private: false,
      system: false,
      type: 'normal',
      playerType: 0,
    });
  await expectInert(texts);
  for (const msg of texts.slice(0, 2)) fake.say('server-message', { msg });
  await expectInert(texts.slice(0, 2));
});

it.each(GROUPS)('23 a profile shows markup as text (%#)', async (...texts) => {
  const text = texts.join(' ');
  const p = { displayName: text, about: text, longestWord: text, avatar: text };
  fakeProfiles({ '/profile/': profileReply(p), '/me': {}, '/history': [], '/match': { history: [], total: 0 } });
  await showProfile('account-zed1');
  await expectInert(texts);
});

it.each(GROUPS)('23 the list of rooms shows markup as text (%#)', async (...texts) => {
  const list = [roomListing('K7QX', { name: texts.join(' '), avatar: texts[0] ?? '' })];
  fakeLobby(rooms.joinLobby, { rooms: { rooms: list, total: 1, offset: 0 } });
  await render(
    <TipProvider>
      <div style={{ height: '100vh' }}>
        <LobbyScreen onJoin={vi.fn()} onQuickPlay={vi.fn()} onPractice={vi.fn()} />
      </div>
    </TipProvider>,
  );
  await expectInert(texts);
});

async function showStaff(area: 'gm' | 'lm', role: string): Promise<void> {
  signInAs({ id: 'moderator001', displayName: 'Mod', roles: [roleId(role)] });
  await render(
    <TipProvider>
      <div style={{ display: 'grid', height: '100vh' }}>
        <StaffScreen area={area} />
      </div>
    </TipProvider>,
  );
}

it.each(GROUPS)('23 reports and their evidence show markup as text (%#)', async (...texts) => {
  const person = { id: 'target000001', displayName: `Grumbler ${texts[0]}`, avatar: texts[0] ?? '', frame: 0 };
  const report = reportOf({ note: texts.join(' '), target: person, reporter: person });
  const lines = texts.map((message) => ({ id: person.id, name: message, message, at: report.at }));
  const subject = { kind: 'about', id: person.id, copy: texts.join(' '), state: 'shown', takedownId: null };
  const detail = { report, sentChat: lines, roomChat: lines, subject, sanctions: [], decidedBy: null };
  const replies = { 'GET /gm/reports': { reports: [report], total: 1 }, 'GET /gm/reports/r1': detail };
  fakeFetch(answerFrom({ ...REPLIES, ...replies }));
  await showStaff('gm', 'gameModerator');
  await page
    .getByRole('button', { name: /Grumbler/ })
    .first()
    .click();
  await expectInert(texts);
});

it.each(GROUPS)('23 proposed questions show markup as text (%#)', async (...texts) => {
  const questions = Array.from({ length: texts.length / 4 }, (_, at) => ({
    id: `q${at}`,
    locale: 'en-US',
    q: texts[at * 4],
    a: texts.slice(at * 4, at * 4 + 4),
    d: 1,
    author: { id: 'a', name: texts[at] ?? '', avatar: '' },
    at: '2026-05-01T12:00:00.000Z',
  }));
  fakeFetch(answerFrom({ ...REPLIES, 'GET /trivia/pending/en-US': { questions } }));
  await showStaff('lm', 'developer');
  await page.getByRole('tab').filter({ hasText: 'Trivia' }).click();
  await expectInert(texts);
});
