import type { IncomingHttpHeaders } from 'node:http';
import type { BodyOf, ENDPOINTS, EndpointName, ErrorCode, ParamsOf, QueryOf, ReplyOf } from '@syllaboom/contracts';
import type { CallSite } from './call-site.ts';

/** What the edge must know of whoever calls; a feature's own caller has more. */
export interface EdgeCaller {
  readonly playerId: string;
  readonly guest: boolean;
  /** Whether the account has a way in beside one device's key. */
  readonly wayIn: boolean;
  /** Roles that the player holds. */
  readonly roles: readonly number[];
  /** Those of them whose rights count in this session. */
  readonly rolesInForce: readonly number[];
}

type CallerOf<Caller, Access> = Access extends 'public' ? null : Caller;

/** One parsed call of an endpoint; those that move value carry the key of the intent. */
export type Call<Caller, Declaration extends { readonly auth: string }> = PlainCall<Caller, Declaration> &
  (Declaration extends { readonly keyed: true } ? { readonly key: string } : unknown);

interface PlainCall<Caller, Declaration extends { readonly auth: string }> {
  readonly params: ParamsOf<Declaration>;
  readonly query: QueryOf<Declaration>;
  readonly body: BodyOf<Declaration>;
  /** The bytes of an upload; empty elsewhere. */
  readonly bytes: Buffer;
  readonly caller: CallerOf<Caller, Declaration['auth']>;
  /** The caller's network address, as far as proxies are trusted. */
  readonly address: string;
  /** What the caller's browser says it is (User-Agent), unchecked. */
  readonly agent: string | undefined;
  readonly site: CallSite;
  readonly requestId: string;
}

/** Handlers of some endpoints. */
export type Routes<Caller, Name extends EndpointName> = {
  readonly [Key in Name]: (call: Call<Caller, (typeof ENDPOINTS)[Key]>) => Promise<ReplyOf<(typeof ENDPOINTS)[Key]>>;
};

/** A handler for every endpoint: a missing one does not compile. */
export type AllRoutes<Caller> = Routes<Caller, EndpointName>;

/** A call that answers with bytes instead of JSON. */
export interface Download {
  /** Under /api, with `:name` parameters. */
  readonly path: string;
  readonly summary: string;
  /** Refusals beyond those that every call can have. */
  readonly errors: readonly ErrorCode[];
  read(
    params: Readonly<Record<string, string>>,
  ): Promise<{ readonly bytes: Buffer; readonly type: string; readonly etag: string }>;
}

/** A call that answers with a file under a name that never changes its bytes. */
export interface FileRoute {
  /** Under /api, with `:name` parameters. */
  readonly path: string;
  readonly summary: string;
  /** Refusals beyond those that every call can have. */
  readonly errors: readonly ErrorCode[];
  /** How long it may be cached where the name stands for something that may change; without it for good. */
  readonly maxAgeSeconds?: number;
  /** Null: there is no such file. */
  read(params: Readonly<Record<string, string>>): Promise<{ readonly bytes: Buffer; readonly type: string } | null>;
}

/** A call that another service makes by itself. */
export interface Hook {
  /** Under /api. */
  readonly path: string;
  readonly summary: string;
  /** Refusals beyond those that every call can have. */
  readonly errors: readonly ErrorCode[];
  readonly mostBytes: number;
  /** Takes the body as it came, because signatures cover it; throws an AppError when it is not believed. */
  receive(headers: IncomingHttpHeaders, body: Buffer): Promise<void>;
}

/** A call that answers by sending the browser somewhere else. */
export interface Redirect {
  /** Under /api. */
  readonly path: string;
  readonly summary: string;
  /** Refusals beyond those that every call can have. */
  readonly errors: readonly ErrorCode[];
  lead(query: Readonly<Record<string, string>>, site: CallSite): Promise<string>;
  /** Where somebody who came by navigation goes instead when that was refused: to a page that says why. */
  giveUp(query: Readonly<Record<string, string>>, site: CallSite, code: ErrorCode): string;
}
