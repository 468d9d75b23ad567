import { z } from 'zod';
import type { Hook } from '#platform/http/call.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { DiscordSignatures } from '#platform/discord/index.ts';
import type { PurchasesService } from './purchases.service.ts';

const Snowflake = z.string().regex(/^\d{1,25}$/);
const PING = 0;
/** Of a call's body only this much is looked at; everything else may change. */
const Call = z.object({
  type: z.number(),
  application_id: z.string().optional(),
  event: z.object({ type: z.string(), data: z.unknown() }).optional(),
});
const Entitlement = z.object({ id: Snowflake, user_id: Snowflake.nullish(), deleted: z.boolean().optional() });
const Deauthorized = z.object({ user: z.object({ id: Snowflake }) });
const MOST_BYTES = 100 * 1024;

/** What Discord tells by itself: purchases, refunds, and rights that a player takes back. Every call may come twice. */
export function createDiscordWebhook(parts: {
  readonly clientId: string;
  readonly signatures: DiscordSignatures;
  readonly purchases: PurchasesService;
}): Hook {
  const { clientId, signatures, purchases } = parts;
  return {
    path: '/discord/webhook',
    summary: 'News from Discord, signed by it',
    mostBytes: MOST_BYTES,
    receive: async (headers, body) => {
      if (!signatures.isFromDiscord(headers, body)) throw new AppError('discord/signature');
      const call = Call.safeParse(parse(body));
      if (!call.success) throw new AppError('http/bad_request');
      const { type, application_id: application, event } = call.data;
      if (type === PING || event === undefined || application !== clientId) return;
      await hear(purchases, event.type, event.data);
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

async function hear(purchases: PurchasesService, type: string, data: unknown): Promise<void> {
  if (type === 'APPLICATION_DEAUTHORIZED') return purchases.forgetDiscordTokens(Deauthorized.parse(data).user.id);
  if (!type.startsWith('ENTITLEMENT_')) return;
  const { id, user_id: userId, deleted } = Entitlement.parse(data);
  if (type === 'ENTITLEMENT_DELETE' || deleted === true) return purchases.refund(id);
  // Discord comes again when it hears of an outage.
  if (!(await purchases.hearOf({ id, userId: userId ?? null }))) throw new AppError('http/unavailable');
}
