import type { SessionUser } from '@syllaboom/contracts';
import { render } from 'vitest-browser-react';
import { fakeFetch, reply, type SeenCall } from '../../../testing/fake-fetch.ts';
import { sessionUser, signInAs } from '../../../testing/sign-in.ts';
import { Confirmations } from '../../../ui/kit/popups/confirm.tsx';
import { TipProvider } from '../../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import type { SectionId } from '../../../navigation/hub-section.ts';
import { openHub, openProfile, type RoomOfProfile } from '../../../navigation/windows.ts';
import { HistoryWindows } from '../../history/index.ts';
import { ProfileWindows } from '../profile-windows.tsx';
import type { ProfileReply } from '../view/use-profile.ts';

/** A profile as the server answers it. */
export const profileReply = (
  p: Partial<ProfileReply['p']> = {},
  rest: Partial<Omit<ProfileReply, 'p'>> = {},
): ProfileReply => ({
  banned: false,
  p: {
    id: 'account-zed1',
    displayName: 'Zed',
    about: 'I like long words.',
    avatar: 'Zedseed1',
    type: 0,
    background: 0,
    frame: 0,
    bomb: 0,
    exp: 930,
    level: 2,
    wordCount: 1203,
    discovered: 17,
    playTime: 64,
    wp: 500,
    v: false,
    longestWord: 'FIRECRACKER',
    clan: null,
    locale: 'en-US',
    achivements: [{ count: 44, achievement: 'countries', locale: 'tr-TR', claimed: false }],
    streak: 0,
    heart: 0,
    day: 41,
    last: new Date(Date.now() - 3_600_000 * 5).toISOString(),
    ...p,
  },
  s: { mc: 31, mwpm: 88.4, ttt: 1500, ttc: 1310, mt: 754, am: 3, tac: 12, tgt: 37_260 },
  d: 41,
  friend: false,
  blocked: false,
  muted: false,
  ...rest,
});

type Answer = object | ((call: SeenCall) => object);

/** Answers calls by the start of their path; the own player is kept as the server would keep it. */
export function fakeProfiles(answers: Readonly<Record<string, Answer>>): SeenCall[] {
  const paths = Object.keys(answers).sort((a, b) => b.length - a.length);
  return fakeFetch((call) => {
    const path = paths.find((start) => call.path.startsWith(start));
    const answer = path === undefined ? undefined : answers[path];
    const body = typeof answer === 'function' ? (answer as (call: SeenCall) => unknown)(call) : answer;
    if (body === undefined) throw new Error(`nobody answers ${call.path}`);
    return body instanceof Response ? body : reply(body);
  });
}

export const meReply = (changes: Partial<SessionUser> = {}) => ({ user: sessionUser(changes) });

const shell = (
  <TipProvider>
    <ProfileWindows />
    <HistoryWindows />
    <Toasts />
    <Confirmations />
  </TipProvider>
);

/** Signs in, opens somebody's profile, and renders the windows. */
export async function showProfile(id: string, viewer: Partial<SessionUser> = {}, room: RoomOfProfile | null = null) {
  signInAs(viewer);
  openProfile(id, '', room);
  return render(shell);
}

/** Signs in and opens the own corner. */
export async function showHub(viewer: Partial<SessionUser> = {}, section: SectionId | null = null) {
  signInAs(viewer);
  openHub(section);
  return render(shell);
}

/** What the toasts on the screen say. */
export const toastText = (): string =>
  [...document.querySelectorAll('[data-type]')].map((toast) => toast.textContent).join(' ');
