import type { Friend, FriendRequest } from '@syllaboom/contracts';
import type { Answer, TestServer } from '../server.ts';
import type { SignedIn } from './staff.ts';

/** What two players do with each other, as calls. */
export function friendCalls(server: TestServer) {
  const call = (method: string, by: SignedIn, path: string, body?: object): Promise<Answer> =>
    server.call(method, `/api/friends${path}`, body, { token: by.token });
  const ask = (by: SignedIn, { id }: { readonly id: string }) => call('POST', by, '/request', { friendId: id });
  const accept = (by: SignedIn, { id }: { readonly id: string }) => call('POST', by, '/accept', { friendId: id });
  return {
    call,
    ask,
    accept,
    cancel: (by: SignedIn, { id }: { readonly id: string }) => call('DELETE', by, '/request', { friendId: id }),
    remove: (by: SignedIn, { id }: { readonly id: string }) => call('DELETE', by, `/${id}`),
    set: (by: SignedIn, settings: object) => call('PUT', by, '/settings', settings),
    invite: (by: SignedIn, { id }: { readonly id: string }, roomId: string, more: object = {}) =>
      call('POST', by, '/invite', { friendId: id, roomId, ...more }),
    listOf: async (of: SignedIn): Promise<Friend[]> => (await call('GET', of, '')).body.friends,
    requestsOf: async (of: SignedIn): Promise<{ incoming: FriendRequest[]; outgoing: FriendRequest[] }> => {
      const { incoming, outgoing } = (await call('GET', of, '/requests')).body;
      return { incoming, outgoing };
    },
    befriend: async (one: SignedIn, other: SignedIn): Promise<void> => {
      await ask(one, other);
      await accept(other, one);
    },
  };
}
