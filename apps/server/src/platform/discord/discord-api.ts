import type { z } from 'zod';
import type { DiscordConfig } from '#config/discord-config.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Logger } from '#platform/log/logger.ts';
import { createMockDiscordApi } from './mock-discord.ts';
import { createDiscordHttp, type DiscordRequest, type DiscordResponse } from './discord-http.ts';
import { answered, type DiscordOutcome, failed } from './discord-outcome.ts';
import { DiscordEntitlement, DiscordInstance, DiscordMember, DiscordTokens, DiscordUser } from './discord-shapes.ts';

export interface DiscordCode {
  readonly code: string;
  /** Of the browser's redirect only: a code of the embedded SDK has none, and the other kind can't be used without. */
  readonly redirectUri?: string;
  readonly codeVerifier?: string;
}

/** What the community's server knows of somebody. */
export interface CommunityMember {
  readonly isMember: boolean;
  /** Boosts that server. */
  readonly isBooster: boolean;
}

/** Discord's REST service, as far as the game asks it. No call throws. */
export interface DiscordApi {
  /** Whether the calls on the game's own behalf (purchases, activity instances) can be made. */
  readonly hasBot: boolean;
  /** Whether Discord failed so often that it is left alone for a while. */
  readonly isResting: boolean;
  exchangeCode(code: DiscordCode): Promise<DiscordOutcome<DiscordTokens>>;
  refresh(refreshToken: string): Promise<DiscordOutcome<DiscordTokens>>;
  /** Ends an access or refresh token, and what hangs on it. */
  revoke(token: string): Promise<DiscordOutcome<null>>;
  readUser(accessToken: string): Promise<DiscordOutcome<DiscordUser>>;
  /** Null where no community server is configured, or the player did not allow us to look. */
  readCommunityMember(accessToken: string): Promise<DiscordOutcome<CommunityMember | null>>;
  readEntitlement(id: string): Promise<DiscordOutcome<DiscordEntitlement | null>>;
  /** Purchases of one person that are neither consumed nor taken back. */
  listEntitlements(discordUserId: string): Promise<DiscordOutcome<DiscordEntitlement[]>>;
  consumeEntitlement(id: string): Promise<DiscordOutcome<null>>;
  /** Null: no such activity is running. */
  readInstance(instanceId: string): Promise<DiscordOutcome<DiscordInstance | null>>;
}

/** Discord wants to know who asks, in this form. */
const userAgentOf = (publicOrigin: string | null): string =>
  `DiscordBot (${publicOrigin ?? 'https://localhost'}, 1.0) Syllaboom`;
const TIMEOUT_MS = 4_000;
const NOT_FOUND = 404;

/** What all calls are made of. */
interface Caller {
  readonly config: DiscordConfig;
  send(request: DiscordRequest): Promise<DiscordOutcome<DiscordResponse>>;
  readAs<Schema extends z.ZodType>(
    sent: DiscordOutcome<DiscordResponse>,
    schema: Schema,
    route: string,
  ): DiscordOutcome<z.infer<Schema>>;
}

/** The game's end of Discord's REST service. */
export function createDiscordApi(
  config: DiscordConfig,
  parts: { readonly publicOrigin: string | null; readonly clock: Clock; readonly logger: Logger },
): DiscordApi {
  if (config.isMock) return createMockDiscordApi();
  const http = createDiscordHttp({
    base: config.apiBase,
    userAgent: userAgentOf(parts.publicOrigin),
    timeoutMs: TIMEOUT_MS,
    clock: parts.clock,
    logger: parts.logger,
  });
  const caller: Caller = {
    config,
    send: (request) => http.send(request),
    readAs: (sent, schema, route) => readAs(sent, schema, parts.logger, route),
  };
  return {
    hasBot: config.botToken !== null,
    get isResting() {
      return http.isResting;
    },
    ...createPlayerCalls(caller),
    ...createBotCalls(caller),
  };
}

/** Calls in the name of a player. */
function createPlayerCalls({ config, send, readAs }: Caller) {
  const authorization = `Basic ${Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64')}`;
  const asToken = async (form: Record<string, string>) =>
    readAs(
      await send({ route: 'token', method: 'POST', path: '/oauth2/token', authorization, form }),
      DiscordTokens,
      'token',
    );
  const asPlayer = (route: string, path: string, accessToken: string) =>
    send({ route, method: 'GET', path, authorization: `Bearer ${accessToken}` });
  return {
    exchangeCode: ({ code, redirectUri, codeVerifier }) =>
      asToken({
        grant_type: 'authorization_code',
        code,
        ...(redirectUri === undefined ? {} : { redirect_uri: redirectUri }),
        ...(codeVerifier === undefined ? {} : { code_verifier: codeVerifier }),
      }),
    refresh: (refreshToken) => asToken({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    revoke: async (token) =>
      done(
        await send({
          route: 'revoke',
          method: 'POST',
          path: '/oauth2/token/revoke',
          authorization,
          form: { token },
        }),
      ),
    readUser: async (accessToken) => readAs(await asPlayer('user', '/users/@me', accessToken), DiscordUser, 'user'),
    readCommunityMember: async (accessToken) => {
      if (config.communityGuild === null) return answered(null);
      const sent = await asPlayer('member', `/users/@me/guilds/${config.communityGuild}/member`, accessToken);
      if (sent.ok && sent.value.status === NOT_FOUND) return answered({ isMember: false, isBooster: false });
      const member = readAs(sent, DiscordMember, 'member');
      if (!member.ok) return member.why === 'refused' ? answered(null) : member;
      return answered({ isMember: true, isBooster: (member.value.premium_since ?? null) !== null });
    },
  } satisfies Partial<DiscordApi>;
}

/** Calls on the game's own behalf; without a bot's token all of them are refused. */
function createBotCalls({ config, send, readAs }: Caller) {
  const sendAsBot = async (route: string, method: 'GET' | 'POST', path: string) =>
    config.botToken === null
      ? failed('refused')
      : send({
          route,
          method,
          path: `/applications/${config.clientId}${path}`,
          authorization: `Bot ${config.botToken}`,
        });
  /** What isn't there is null. */
  const read = async <Schema extends z.ZodType>(route: string, path: string, schema: Schema) => {
    const sent = await sendAsBot(route, 'GET', path);
    return sent.ok && sent.value.status === NOT_FOUND ? answered(null) : readAs(sent, schema, route);
  };
  return {
    readEntitlement: (id) => read('entitlement', `/entitlements/${id}`, DiscordEntitlement),
    listEntitlements: async (discordUserId) => {
      const query = new URLSearchParams({ user_id: discordUserId, exclude_ended: 'true', exclude_deleted: 'true' });
      const found = await read('entitlements', `/entitlements?${query.toString()}`, DiscordEntitlement.array());
      return found.ok ? answered((found.value ?? []).filter(({ consumed }) => !consumed)) : found;
    },
    consumeEntitlement: async (id) => done(await sendAsBot('consume', 'POST', `/entitlements/${id}/consume`)),
    readInstance: (instanceId) =>
      read('instance', `/activity-instances/${encodeURIComponent(instanceId)}`, DiscordInstance),
  } satisfies Partial<DiscordApi>;
}

const isFine = ({ status }: DiscordResponse): boolean => status >= 200 && status < 300;

const done = (sent: DiscordOutcome<DiscordResponse>): DiscordOutcome<null> => {
  if (!sent.ok) return sent;
  return isFine(sent.value) ? answered(null) : failed('refused');
};

/** Reads an answer by its shape; one that doesn't fit is as good as none. */
function readAs<Schema extends z.ZodType>(
  sent: DiscordOutcome<DiscordResponse>,
  schema: Schema,
  logger: Logger,
  route: string,
): DiscordOutcome<z.infer<Schema>> {
  if (!sent.ok) return sent;
  if (!isFine(sent.value)) {
    logger.info({ part: 'discord', route, status: sent.value.status }, 'Discord said no');
    return failed('refused');
  }
  const parsed = schema.safeParse(sent.value.json);
  if (parsed.success) return answered(parsed.data);
  logger.warn({ part: 'discord', route, issues: parsed.error.issues.length }, 'Discord answered something else');
  return failed('down');
}
