import { z } from 'zod';
import type { Hook } from '#platform/http/call.ts';
import type { Logger } from '#platform/log/logger.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { DiscordSignatures } from '#platform/discord/index.ts';
import type { PurchasesService } from './purchases.service.ts';

const Snowflake = z.string().regex(/^\d{1,25}$/);
const PING = 0;
/** Of a call's body only this much is looked at; everything else may change. */
const Call = z.object({
  type: z.number(),
  application_id: z.string().nullish(),
  event: z.object({ type: z.string(), data: z.unknown().optional() }).nullish(),
});
const Entitlement = z.object({ id: Snowflake, user_id: Snowflake.nullish(), deleted: z.boolean().nullish() });
const Deauthorized = z.object({ user: z.object({ id: Snowflake }) });
const MOST_BYTES = 100 * 1024;
const RETRY_AFTER_SECONDS = 60;

/**
 * What Discord tells by itself: purchases, refunds, and rights that a player takes back. Every call may come twice. News
 * that are not understood are logged and taken all the same: they would only come again, and Discord gives up an address
 * that keeps refusing.
 */
export function createDiscordWebhook(parts: {
  readonly clientId: string;
  readonly signatures: DiscordSignatures;
  readonly purchases: PurchasesService;
  readonly logger: Logger;
}): Hook {
  const { clientId, signatures, purchases, logger } = parts;
  return {
    path: '/discord/webhook',
    summary: 'News from Discord, signed by it',
    errors: ['discord/signature'],
    mostBytes: MOST_BYTES,
    receive: async (headers, body) => {
      if (!signatures.isFromDiscord(headers, body)) throw new AppError('discord/signature');
      const call = Call.safeParse(parse(body));
      if (!call.success) throw new AppError('http/bad_request');
      const { type, application_id: application, event } = call.data;
      if (type === PING || event == null || application !== clientId) return;
      const understood = await takeEvent(purchases, event.type, event.data);
      if (!understood) logger.warn({ part: 'discord', event: event.type }, 'news from Discord that nobody understands');
    },
  };
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** False: of a kind that counts, but not of its form. */
async function takeEvent(purchases: PurchasesService, type: string, data: unknown): Promise<boolean> {
  if (type === 'APPLICATION_DEAUTHORIZED') {
    const read = Deauthorized.safeParse(data);
    if (read.success) await purchases.forgetDiscordTokens(read.data.user.id);
    return read.success;
  }
  if (!type.startsWith('ENTITLEMENT_')) return true;
  const read = Entitlement.safeParse(data);
  if (!read.success) return false;
  const { id, user_id: userId, deleted } = read.data;
  if (type === 'ENTITLEMENT_DELETE' || deleted === true) await purchases.refund(id);
  // Discord comes again when it hears of an outage.
  else if (!(await purchases.takeEntitlement({ id, userId: userId ?? null })))
    throw new AppError('http/unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  return true;
}
