import { isEmbedded } from '../../../platform/discord/launch.ts';
import { useSignInOptions } from '../../../platform/query/sign-in-options.ts';

/** Whether a role can be had here at all: the shop is inside Discord, and boosting is for a community's server. */
export function useRolesToGet(): boolean {
  const options = useSignInOptions();
  return isEmbedded() || options?.communityUrl != null;
}
