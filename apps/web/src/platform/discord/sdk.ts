import { DiscordSDK, type IDiscordSDK, PriceUtils } from '@discord/embedded-app-sdk';
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
