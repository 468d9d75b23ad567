import type { StaffRight } from '@syllaboom/engine';
import type { z } from 'zod/mini';
import type { ErrorCode } from '../errors.ts';

/**
 * Who may call: anybody, any session (guests too), signed-in players, those of them whose account has a way in beside one
 * device's key, staff with a right.
 */
export type EndpointAuth = 'public' | 'session' | 'player' | 'settled' | StaffRight;
/** Named rate limits; their numbers are configuration of the server. */
export type EndpointLimit =
  | 'read'
  | 'write'
  | 'login'
  | 'signUp'
  | 'name'
  | 'invitation'
  | 'guest'
  | 'search'
  | 'download'
  | 'export'
  | 'upload'
  | 'picture'
  | 'report';

/**
 * The services of the product; one server may serve all, each has a base of its own [S0138 S0139 L0223]. What the seeds
 * give to no other service is the game server's.
 */
export type Service = 'game' | 'player' | 'social' | 'dictionary';

type Schema = z.ZodMiniType;
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
  /** Instead of `body`: the request's bytes as they are, of one of these media types. */
  readonly upload?: { readonly types: readonly string[]; readonly mostBytes: number; readonly tooLarge: ErrorCode };
  readonly reply: Reply;
  /** Refusals of this call beyond those that every call can have (auth, limit, parsing, internal). */
  readonly errors: readonly Codes[];
}

/** Declares an endpoint: method, path, service, access, limit, shapes and errors in one place. */
export const endpoint = <
  const Params extends Schema,
  const Query extends Schema,
  const Body extends Schema,
  const Reply extends Schema,
  const Codes extends ErrorCode = never,
  const Access extends EndpointAuth = EndpointAuth,
>(
  declaration: Endpoint<Params, Query, Body, Reply, Codes, Access>,
): Endpoint<Params, Query, Body, Reply, Codes, Access> => declaration;

export type ParamsOf<E> = E extends Endpoint<infer P, Schema, Schema, Schema, ErrorCode> ? z.infer<P> : never;
export type QueryOf<E> = E extends Endpoint<Schema, infer Q, Schema, Schema, ErrorCode> ? z.infer<Q> : never;
export type BodyOf<E> = E extends Endpoint<Schema, Schema, infer B, Schema, ErrorCode> ? z.infer<B> : never;
export type ReplyOf<E> = E extends Endpoint<Schema, Schema, Schema, infer R, ErrorCode> ? z.infer<R> : never;
