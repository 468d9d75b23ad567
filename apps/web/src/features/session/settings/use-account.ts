import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import type { CallReply } from '../../../platform/api/create-api.ts';

/** How the player can sign in, and where they are signed in. */
export type Account = CallReply<'accountOverview'>;
export type AccountView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'here'; readonly account: Account };

/** Loads the account, and again after each change. */
export function useAccount(): { view: AccountView; reload: () => Promise<void> } {
  const [view, setView] = useState<AccountView>({ kind: 'loading' });
  const reload = useCallback(async () => {
    try {
      setView({ kind: 'here', account: await api.call('accountOverview', {}) });
    } catch {
      setView({ kind: 'failed' });
    }
  }, []);
  useEffect(() => void reload(), [reload]);
  return { view, reload };
}
