import { useEffect, useState } from 'react';
import { SERVER_MESSAGE_NAMES } from '../store/apply-message.ts';
import { useRoom } from '../store/use-topic.ts';

/** So many messages are kept. */
const KEPT = 100;

export interface LoggedMessage {
  readonly n: number;
  readonly at: number;
  readonly name: string;
  readonly payload: string;
}

/** What the room said since the tools were opened, the newest first. */
export function useMessageLog(paused: boolean): readonly LoggedMessage[] {
  const { store } = useRoom();
  const [log, setLog] = useState<readonly LoggedMessage[]>([]);
  useEffect(() => {
    if (paused) return undefined;
    const offs = SERVER_MESSAGE_NAMES.map((name) =>
      store.onEvent(name, (payload) => {
        const at = Date.now();
        setLog((before) =>
          [{ n: (before[0]?.n ?? 0) + 1, at, name, payload: JSON.stringify(payload) }, ...before].slice(0, KEPT),
        );
      }),
    );
    return () => {
      for (const off of offs) off();
    };
  }, [store, paused]);
  return log;
}
