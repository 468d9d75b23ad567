import type { EndpointName } from '@syllaboom/contracts';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { page } from '../page.ts';
import { type Hint, onHint } from './hints.ts';
import { STALE_AFTER, STALE_AFTER_CALL } from './stale-after.ts';

/** An answer this young was read with the connection that is told of. */
const READ_WITH_IT_MS = 2_000;

/**
 * The one cache of what the server answered. A screen shows what is kept at once and reads it again behind; a failure is
 * told, with a button to try again, and not tried again by itself.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a call fails by itself, and the screen says so instead of waiting for one.
    queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
  },
});

const invalidate = (queryKey: QueryKey): void => void queryClient.invalidateQueries({ queryKey });

/** Has all answers of a call read again, where no event says so: after a refusal that shows that something is out of date. */
export const markStale = (name: EndpointName): void => invalidate([name]);

/** Answers of this name are the same for everybody. */
const isForAll = ([name]: QueryKey): boolean => name === ('signInOptions' satisfies EndpointName);

/** Forgets what was answered to somebody else; what is on the screen is asked anew. */
function forgetPlayer(): void {
  const predicate = ({ queryKey }: { queryKey: QueryKey }): boolean => !isForAll(queryKey);
  queryClient.removeQueries({ type: 'inactive', predicate });
  void queryClient.resetQueries({ predicate });
}

function follow(hint: Hint): void {
  switch (hint.name) {
    case 'connected': {
      const before = Date.now() - READ_WITH_IT_MS;
      void queryClient.invalidateQueries({ predicate: ({ state }) => state.dataUpdatedAt < before });
      return;
    }
    case 'player-switched':
      return forgetPlayer();
    case 'written':
      for (const name of STALE_AFTER_CALL[hint.payload.name] ?? []) invalidate([name]);
      return;
    default: {
      const staleAfter = STALE_AFTER[hint.name] as (payload: typeof hint.payload) => readonly QueryKey[];
      for (const key of staleAfter(hint.payload)) invalidate(key);
    }
  }
}

onHint(follow);
page.onStartOver(() => queryClient.clear());
