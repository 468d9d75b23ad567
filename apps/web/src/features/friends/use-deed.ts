import { useState } from 'react';

/** What was pressed waits for its answer: meanwhile nothing else may be pressed there. */
export function useDeed(): { readonly busy: boolean; readonly run: (deed: Promise<void>) => void } {
  const [busy, setBusy] = useState(false);
  const run = (deed: Promise<void>): void => {
    setBusy(true);
    void deed.finally(() => setBusy(false));
  };
  return { busy, run };
}
