import type { EndpointName } from '@syllaboom/contracts';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import type { CallInput, CallReply } from '../api/create-api.ts';
import { wordsForError } from '../i18n/error-words.ts';
import { useShown } from '../streamer/hide-people.ts';
import { queryClient } from './query-client.ts';
import { keyOf } from './stale-after.ts';

/** What the server answered, or why it didn't; both null while it is asked for the first time. */
export interface Loaded<Data> {
  readonly data: Data | null;
  /** The sentence for the failure; null while there is something to show. */
  readonly failure: string | null;
  /** HTTP status of the failure; 0 when no answer came, null without a failure. */
  readonly status: number | null;
  /** On its way, for the first time or anew. */
  readonly busy: boolean;
  /** Asks again; what is shown stays until the answer is there. */
  readonly reload: () => void;
}

interface QueryOptions {
  /** False: nothing is asked for now. */
  readonly enabled?: boolean;
  /** An answer is taken for new for so long; `static`: for as long as the page lives. At once stale unless told otherwise. */
  readonly staleTime?: number | 'static';
  /** While it is shown and the page is in sight it is read anew so often. */
  readonly refetchInterval?: number;
}

interface Query<Data> extends QueryOptions {
  readonly key: QueryKey;
  /** The signal tells that nobody waits for the answer any more. */
  readonly read: (signal: AbortSignal) => Promise<Data>;
}

/** An answer that nobody shows is forgotten after this time, unless it is longer taken for new. */
const KEPT_MS = 300_000;
const keptFor = (staleTime: QueryOptions['staleTime']): { gcTime: number } | Record<never, never> =>
  typeof staleTime === 'number' && staleTime > KEPT_MS ? { gcTime: staleTime } : {};

const statusOf = (cause: unknown): number => (cause instanceof ApiError ? cause.status : 0);

/** Something of the server that is more than one call's answer, under a key of its own; see `useApiQuery`. */
export function useServerData<Data>({ key, read, ...options }: Query<Data>): Loaded<Data> {
  const query = useQuery(
    { queryKey: key, queryFn: ({ signal }) => read(signal), ...keptFor(options.staleTime), ...options },
    queryClient,
  );
  const { error, isFetching, refetch } = query;
  const failed = query.data === undefined && error !== null && !isFetching;
  return {
    data: useShown(query.data ?? null),
    failure: failed ? wordsForError(error) : null,
    status: failed ? statusOf(error) : null,
    busy: isFetching,
    reload: () => void refetch(),
  };
}

/** What the server answers to a reading call: kept in the one cache, so that a screen that comes back shows it at once. */
export function useApiQuery<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
  options: QueryOptions = {},
): Loaded<CallReply<Name>> {
  return useServerData({ ...options, key: keyOf(name, input), read: () => api.call(name, input) });
}
