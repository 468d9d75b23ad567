import { useEffect } from 'react';
import { create } from 'zustand';
import { api } from '../../../platform/api/api.ts';
import type { CallReply } from '../../../platform/api/create-api.ts';

export type SignInOptions = CallReply<'signInOptions'>;

const useOptions = create<{ options: SignInOptions | null }>(() => ({ options: null }));
let loading: Promise<SignInOptions> | null = null;

/** What this server offers to sign in with; asked once. */
export function loadSignInOptions(): Promise<SignInOptions> {
  loading ??= api
    .call('signInOptions', {})
    .then((options) => {
      useOptions.setState({ options });
      return options;
    })
    .catch((cause: unknown) => {
      loading = null;
      throw cause;
    });
  return loading;
}

/** The offers for a screen; null until they are known. Without an answer only the password is left. */
export function useSignInOptions(): SignInOptions | null {
  const options = useOptions((state) => state.options);
  useEffect(() => void loadSignInOptions().catch(() => undefined), []);
  return options;
}

/** @internal Tests begin without knowing. */
export const forgetSignInOptions = (): void => {
  loading = null;
  useOptions.setState({ options: null });
};
