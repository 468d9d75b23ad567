import { DiscordSDK, type IDiscordSDK, Permissions, PermissionUtils, PriceUtils } from '@discord/embedded-app-sdk';
import type { Launch } from './launch.ts';

/** The one file that touches the chat platform's SDK; it is loaded lazily (see activity.ts). */
export type ActivitySdk = IDiscordSDK;

/** True in builds for tests alone: the imitation of the chat platform may be asked for by the address. */
const MOCK_ALLOWED = import.meta.env.VITE_MOCK_DISCORD === 'on';

/** Opens the way to the chat platform's client. Throws where the address lacks what the platform always gives. */
export async function openSdk(clientId: string, launch: Launch): Promise<ActivitySdk> {
  if (MOCK_ALLOWED && launch.mock) {
    const { createMockSdk } = await import('./mock-sdk.ts');
    return createMockSdk(clientId, launch.mock);
  }
  // By default the SDK sends everything that is logged to the platform's client.
  return new DiscordSDK(clientId, { disableConsoleLogOverride: true });
}

/** A price in the player's currency, as the platform writes it. */
export const formatPrice = (price: { amount: number; currency: string }, locale: string): string =>
  PriceUtils.formatPrice(price, locale);

/** Whether the platform lets this player invite into this channel; in direct messages there is nobody to invite. */
export async function mayInvite(sdk: ActivitySdk): Promise<boolean> {
  if (sdk.guildId === null) return false;
  const { permissions } = await sdk.commands.getChannelPermissions();
  return PermissionUtils.can(Permissions.CREATE_INSTANT_INVITE, permissions);
}
