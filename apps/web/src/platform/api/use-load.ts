import { useCallback, useEffect, useRef, useState } from 'react';
import { wordsForError } from '../i18n/error-words.ts';
import { useShown } from '../streamer/hide-people.ts';
import { ApiError } from './api-error.ts';

/** What a call answered, or why it didn't; both null while it runs for the first time. */
export interface Loaded<Data> {
  readonly data: Data | null;
  /** The sentence for the failure. */
  readonly failure: string | null;
  /** HTTP status of the failure; 0 when no answer came, null without a failure. */
  readonly status: number | null;
  readonly busy: boolean;
  /** Asks again; what is shown stays until the answer is there. */
  readonly reload: () => void;
}

const NOTHING_YET = { data: null, failure: null, status: null, busy: true } as const;
const statusOf = (cause: unknown): number => (cause instanceof ApiError ? cause.status : 0);

/**
 * Loads when `load` changes (keep it with useCallback). An answer that a newer question has overtaken is dropped, and the older
 * question's signal says so.
 */
export function useLoad<Data>(load: (signal: AbortSignal) => Promise<Data>): Loaded<Data> {
  const [state, setState] = useState<Omit<Loaded<Data>, 'reload'>>(NOTHING_YET);
  const question = useRef(new AbortController());
  const reload = useCallback(() => {
    question.current.abort();
    const asked = new AbortController();
    question.current = asked;
    setState((before) => ({ ...before, failure: null, status: null, busy: true }));
    load(asked.signal).then(
      (data) => asked.signal.aborted || setState({ data, failure: null, status: null, busy: false }),
      (cause: unknown) =>
        asked.signal.aborted ||
        setState({ data: null, failure: wordsForError(cause), status: statusOf(cause), busy: false }),
    );
  }, [load]);
  useEffect(() => {
    setState(NOTHING_YET);
    reload();
    return () => question.current.abort();
  }, [reload]);
  const data = useShown(state.data);
  return { ...state, data, reload };
}
