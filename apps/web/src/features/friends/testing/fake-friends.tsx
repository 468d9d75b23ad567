import type {
  Friend,
  FriendSettings,
  PlayerEventName,
  PlayerEvents,
  PlayerHit,
  SessionUser,
} from '@syllaboom/contracts';
import { DEFAULT_FRIEND_SETTINGS } from '@syllaboom/contracts';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { FRIENDS_WINDOW } from '../../../navigation/windows.ts';
import { takePlayerEvents } from '../../../platform/rooms/player-events.ts';
import { fakeFetch, refusal, reply, type SeenCall } from '../../../testing/fake-fetch.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { Confirmations } from '../../../ui/kit/popups/confirm.tsx';
import { TipProvider } from '../../../ui/kit/popups/tip.tsx';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { openWindow } from '../../../ui/windows/manager.ts';
import type { RequestLists } from '../friend-lists.ts';
import { FriendsLayer } from '../friends-layer.tsx';

type Request = RequestLists['incoming'][number];

/** Ids are those of accounts: longer than a guest's. */
export const idOf = (name: string): string => `account-${name.toLowerCase()}`;

export const friendNamed = (displayName: string, changes: Partial<Friend> = {}): Friend => ({
  id: idOf(displayName),
  displayName,
  clan: null,
  avatar: displayName,
  online: true,
  status: 'online',
  room: null,
  exp: 930,
  win: 3,
  frame: 0,
  ...changes,
});
export const gone = { online: false, status: 'offline' } as const;
export const tableOf = (id: string, changes: Partial<Exclude<Friend['room'], string | null>> = {}): Friend['room'] => ({
  id,
  locked: false,
  started: false,
  players: 3,
  watch: false,
  ...changes,
});
export const requestOf = (displayName: string): Request => ({
  id: idOf(displayName),
  displayName,
  avatar: displayName,
  frame: 0,
  exp: 0,
  sentAt: new Date(Date.now() - 3_600_000).toISOString(),
});
export const hitNamed = (displayName: string): PlayerHit => ({
  id: idOf(displayName),
  displayName,
  avatar: displayName,
  frame: 0,
  exp: 0,
  level: 1,
  type: 0,
});

interface Kept {
  friends: readonly Friend[];
  incoming: readonly Request[];
  outgoing: readonly Request[];
  settings: FriendSettings;
  found: readonly PlayerHit[];
}

/** A server that keeps friends as the real one does; `broken` calls (method and path) fail with that status, `instead` answers others. */
export function serveFriends(first: Partial<Kept> = {}) {
  const kept: Kept = {
    friends: [],
    incoming: [],
    outgoing: [],
    settings: DEFAULT_FRIEND_SETTINGS,
    found: [],
    ...first,
  };
  const broken = new Map<string, number>();
  const instead = new Map<string, () => Response | Promise<Response>>();
  const without = (list: readonly Request[], id: unknown) => list.filter((one) => one.id !== id);
  const drop = (id: unknown) => {
    kept.incoming = without(kept.incoming, id);
    kept.outgoing = without(kept.outgoing, id);
  };
  const listed = { hash: '', unchanged: false };
  const answer = ({ method, path, body }: SeenCall): object | undefined => {
    const id = body.friendId;
    const done = { success: true };
    const name = [...kept.found, ...kept.incoming].find((one) => one.id === id)?.displayName ?? 'Zed';
    switch (`${method} ${path.startsWith('/search') ? '/search' : path}`) {
      case 'GET /friends':
        return { friends: kept.friends, ...listed };
      case 'GET /friends/requests':
        return { incoming: kept.incoming, outgoing: kept.outgoing, ...listed };
      case 'POST /friends/request':
        kept.outgoing = [{ ...requestOf(name), id: String(id) }, ...kept.outgoing];
        return { ...done, friends: false };
      case 'DELETE /friends/request':
        drop(id);
        return done;
      case 'POST /friends/accept':
        drop(id);
        kept.friends = [...kept.friends, friendNamed(name)];
        return done;
      case 'GET /friends/settings':
        return kept.settings;
      case 'PUT /friends/settings':
        kept.settings = { ...kept.settings, ...body };
        return { ...done, settings: kept.settings };
      case 'POST /friends/invite':
        return done;
      case 'GET /search':
        return { players: kept.found };
    }
    if (method !== 'DELETE') return undefined;
    kept.friends = kept.friends.filter((friend) => path !== `/friends/${friend.id}`);
    return done;
  };
  const seen = fakeFetch((call) => {
    const other = instead.get(`${call.method} ${call.path}`);
    if (other) return other();
    const status = broken.get(`${call.method} ${call.path}`) ?? broken.get(call.path);
    if (status !== undefined) return refusal(status === 429 ? 'http/rate_limited' : 'http/internal', status);
    const body = answer(call);
    return body === undefined ? refusal('http/not_found', 404) : reply(body);
  });
  const calls = (method: string, path: string) => seen.filter((call) => call.method === method && call.path === path);
  return { kept, broken, instead, seen, calls };
}

/** The windows and toasts that friends appear in, as the shell mounts them. */
export const friendsShell = (
  <TipProvider>
    <FriendsLayer />
    <Toasts />
    <Confirmations />
  </TipProvider>
);

/** Signs in and opens the panel. */
export async function showFriends(viewer: Partial<SessionUser> = {}) {
  signInAs(viewer);
  openWindow(FRIENDS_WINDOW);
  return render(friendsShell);
}

/** A connection in the hand of a test: it says to the player what a lobby or a room says. */
export function fakeEvents() {
  const listeners = new Map<PlayerEventName, (payload: never) => void>();
  const stop = takePlayerEvents((name, listener) => {
    listeners.set(name, listener as never);
    return () => void listeners.delete(name);
  });
  const say = <Name extends PlayerEventName>(name: Name, payload: PlayerEvents[Name]): void =>
    listeners.get(name)?.(payload as never);
  return { say, stop };
}

export const panel = () => page.getByRole('dialog', { name: 'Friends' });
export const tab = (name: RegExp) => panel().getByRole('tab', { name });

/** What the toasts and the notice on the screen say. */
export const saidText = (): string =>
  [...document.querySelectorAll('[data-type], [data-testid=notice]')].map((one) => one.textContent).join(' ');
