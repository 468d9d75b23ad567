import { useState } from 'react';

/** What was pressed waits for its answer: meanwhile nothing else may be pressed there. */
export function usePending(): { readonly busy: boolean; readonly run: (action: Promise<void>) => void } {
  const [busy, setBusy] = useState(false);
  const run = (action: Promise<void>): void => {
    setBusy(true);
    void action.finally(() => setBusy(false));
  };
  return { busy, run };
}
