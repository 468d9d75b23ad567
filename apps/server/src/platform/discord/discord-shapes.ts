import { z } from 'zod';

/** Discord's numbers are strings. */
const Snowflake = z.string().regex(/^\d{1,25}$/);

/** What a code or a refresh token is exchanged for. */
export const DiscordTokens = z
  .object({
    access_token: z.string().min(1),
    refresh_token: z.string().min(1),
    expires_in: z.number(),
    scope: z.string().default(''),
  })
  .transform(({ access_token, refresh_token, expires_in, scope }) => ({
    accessToken: access_token,
    refreshToken: refresh_token,
    expiresInSeconds: expires_in,
    scopes: scope.split(' ').filter(Boolean),
  }));
export type DiscordTokens = z.infer<typeof DiscordTokens>;

/** Whoever a token belongs to. Names are foreign text: clean them before they are stored or shown. */
export const DiscordUser = z
  .object({
    id: Snowflake,
    username: z.string(),
    global_name: z.string().nullish(),
    avatar: z.string().nullish(),
    locale: z.string().nullish(),
  })
  .transform(({ id, username, global_name, avatar, locale }) => ({
    id,
    username,
    displayName: global_name ?? username,
    /** Names the picture at Discord; null = none. */
    avatar: avatar ?? null,
    locale: locale ?? null,
  }));
export type DiscordUser = z.infer<typeof DiscordUser>;

export const DiscordMember = z.object({ premium_since: z.string().nullish() });

/** Something that somebody bought. */
export const DiscordEntitlement = z
  .object({
    id: Snowflake,
    sku_id: Snowflake,
    application_id: Snowflake,
    user_id: Snowflake.nullish(),
    type: z.number().int(),
    deleted: z.boolean().default(false),
    consumed: z.boolean().default(false),
  })
  .transform(({ id, sku_id, application_id, user_id, type, deleted, consumed }) => ({
    id,
    skuId: sku_id,
    applicationId: application_id,
    userId: user_id ?? null,
    type,
    deleted,
    consumed,
  }));
export type DiscordEntitlement = z.infer<typeof DiscordEntitlement>;

/** One running activity: who is in it, and in which channel. */
export const DiscordInstance = z
  .object({
    application_id: Snowflake,
    instance_id: z.string(),
    location: z.object({ channel_id: Snowflake.nullish() }).nullish(),
    users: z.array(Snowflake),
  })
  .transform(({ application_id, instance_id, location, users }) => ({
    applicationId: application_id,
    instanceId: instance_id,
    channelId: location?.channel_id ?? null,
    users,
  }));
export type DiscordInstance = z.infer<typeof DiscordInstance>;
