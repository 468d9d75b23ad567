import type { CALL_LIMITS, StaffRight } from '@syllaboom/engine';
import type { z } from 'zod/mini';
import type { ErrorCode } from '../errors.ts';

/**
 * Who may call: anybody, any session (guests too), signed-in players, those of them whose account has a way in beside one
 * device's key, staff with a right.
 */
export type EndpointAuth = 'public' | 'session' | 'player' | 'wayIn' | StaffRight;
/** Named rate limits; a new one is a row of that table. */
export type EndpointLimit = keyof typeof CALL_LIMITS;

/** What a file that is uploaded may be. */
export interface UploadRule {
  readonly types: readonly string[];
  readonly mostBytes: number;
  /** The refusal of larger ones. */
  readonly tooLarge: ErrorCode;
  /** The refusal of a form without a file; a bad request without it. */
  readonly missing?: ErrorCode;
}

/**
 * The services of the product; one server may serve all, each has a base of its own. What the seeds
 * give to no other service is the game server's.
 */
export type Service = 'game' | 'player' | 'social' | 'dictionary';

type Schema = z.ZodMiniType;
export type HashHeader = `x-${string}-hash`;
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  Codes extends ErrorCode = ErrorCode,
  Access extends EndpointAuth = EndpointAuth,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under /api, with `:name` parameters. */
  readonly path: string;
  readonly summary: string;
  readonly service: Service;
  readonly auth: Access;
  readonly limit: EndpointLimit;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Instead of `body`: a file of one of these media types, as the body's bytes or as the part `file` of a form. */
  readonly upload?: UploadRule;
  /** `TextFile`: the text goes out as a file instead of JSON. */
  readonly reply: Reply;
  /**
   * For lists that clients read again and again: the header in which replies carry their hash, and calls the hash of what
   * the client has. 304 without a body: it still holds.
   */
  readonly conditional?: HashHeader;
  /** The call moves value: it takes the caller's key of the intent in INTENT_KEY_HEADER, without one it gets a random one. */
  readonly keyed?: boolean;
  /** Refusals of this call beyond those that every call can have (auth, limit, parsing, internal). */
  readonly errors: readonly Codes[];
}

/** Whether it takes a file stands in an endpoint's type, too. */
type Taking<Takes> = Takes extends UploadRule ? { readonly upload: UploadRule } : unknown;
/** So does whether it takes the key of an intent. */
type Keying<Keyed> = Keyed extends true ? { readonly keyed: true } : unknown;

/** Declares an endpoint: method, path, service, access, limit, shapes and errors in one place. */
export const endpoint = <
  const Params extends Schema,
  const Query extends Schema,
  const Body extends Schema,
  const Reply extends Schema,
  const Codes extends ErrorCode = never,
  const Access extends EndpointAuth = EndpointAuth,
  const Takes extends UploadRule | undefined = undefined,
  const Keyed extends boolean = false,
>(
  declaration: Endpoint<Params, Query, Body, Reply, Codes, Access> & {
    readonly upload?: Takes;
    readonly keyed?: Keyed;
  },
): Endpoint<Params, Query, Body, Reply, Codes, Access> & Taking<Takes> & Keying<Keyed> =>
  declaration as Endpoint<Params, Query, Body, Reply, Codes, Access> & Taking<Takes> & Keying<Keyed>;

export type ParamsOf<E> = E extends Endpoint<infer P, Schema, Schema, Schema, ErrorCode> ? z.infer<P> : never;
export type QueryOf<E> = E extends Endpoint<Schema, infer Q, Schema, Schema, ErrorCode> ? z.infer<Q> : never;
export type BodyOf<E> = E extends Endpoint<Schema, Schema, infer B, Schema, ErrorCode> ? z.infer<B> : never;
export type ReplyOf<E> = E extends Endpoint<Schema, Schema, Schema, infer R, ErrorCode> ? z.infer<R> : never;
