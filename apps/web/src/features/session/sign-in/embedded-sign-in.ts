import type { DiscordTokenReply } from './sign-in.ts';
import { ActivityError, openActivity, startActivity } from '../../../platform/discord/activity.ts';
import type { ActivitySdk } from '../../../platform/discord/sdk.ts';
import { api } from '../../../platform/api/api.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { showError } from '../../../ui/toasts/toasts.tsx';

type Authorize = Parameters<ActivitySdk['commands']['authorize']>[0];

async function authorize(sdk: ActivitySdk, clientId: string, scopes: readonly string[]): Promise<string> {
  try {
    const { code } = await sdk.commands.authorize({
      client_id: clientId,
      response_type: 'code',
      prompt: 'none',
      scope: [...scopes] as Authorize['scope'],
    });
    return code;
  } catch (cause) {
    throw new ActivityError('embeddedFailed', cause);
  }
}

/**
 * Signs in through the chat platform's client: the client vouches with a code, the server makes a session of it, and the
 * client is told the platform's own token so that it serves us. Throws ActivityError, or ApiError of `exchange`.
 */
export async function signInEmbedded(exchange: (code: string) => Promise<DiscordTokenReply>): Promise<void> {
  const { discord } = await api.call('signInOptions', {});
  if (discord === null) throw new ActivityError('notInitialized');
  const sdk = await openActivity(discord.clientId);
  const code = await authorize(sdk, discord.clientId, discord.scopes);
  const { discord_access_token } = await exchange(code);
  await sdk.commands.authenticate({ access_token: discord_access_token }).catch((cause: unknown) => {
    throw new ActivityError('embeddedFailed', cause);
  });
  startActivity(sdk, () => showError(i18n.t('shop.offline')));
}
