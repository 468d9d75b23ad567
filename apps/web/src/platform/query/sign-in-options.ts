import type { CallReply } from '../api/create-api.ts';
import { useApiQuery } from './use-api-query.ts';

export type SignInOptions = CallReply<'signInOptions'>;

/** What this server offers to sign in with; null until it is known. Without an answer only the password is left. */
export const useSignInOptions = (): SignInOptions | null =>
  useApiQuery('signInOptions', {}, { staleTime: 'static' }).data;
