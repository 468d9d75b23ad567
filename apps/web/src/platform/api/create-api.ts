import {
  type BodyOf,
  type Endpoint,
  ENDPOINTS,
  type EndpointName,
  ErrorBody,
  INTENT_KEY_HEADER,
  isErrorCode,
  type ParamsOf,
  PROTOCOL_HEADER,
  type QueryOf,
  type ReplyOf,
  type Service,
  type UploadRule,
} from '@syllaboom/contracts';
import { intentKeyOf, settleIntent } from '../intent-keys.ts';
import type { SessionPort } from '../session-port.ts';
import { ApiError } from './api-error.ts';
import { createKeptReplies, isUnchanged, leavesKept } from './kept-replies.ts';
import { readReply } from './read-reply.ts';

type Endpoints = typeof ENDPOINTS;
type Part<Key extends string, Value> = unknown extends Value ? unknown : { readonly [K in Key]: Value };
/** What a call must be given: only the parts that its contract declares. */
export type CallInput<Name extends EndpointName> = Part<'params', ParamsOf<Endpoints[Name]>> &
  Part<'query', QueryOf<Endpoints[Name]>> &
  Part<'body', BodyOf<Endpoints[Name]>> &
  (Name extends UploadName ? { readonly file: Blob } : unknown);
/** Calls that carry a file as it is. */
type UploadName = {
  [Name in EndpointName]: Endpoints[Name] extends { readonly upload: UploadRule } ? Name : never;
}[EndpointName];
export type CallReply<Name extends EndpointName> = ReplyOf<Endpoints[Name]>;

interface RawInput {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string | number>;
  readonly body?: unknown;
  readonly file?: Blob;
}

export interface ApiOptions {
  readonly bases: Record<Service, string>;
  readonly session: () => SessionPort;
  readonly fetch?: typeof fetch;
  /** Told the difference between the server's clock and ours, from each answer's Date header. */
  readonly onServerTime?: (serverNowMs: number) => void;
  /** Told the server's number of what client and server say, from each answer that names it. */
  readonly onProtocol?: (theirs: number) => void;
  /** Told of each call that changed something. */
  readonly onWritten?: (name: EndpointName) => void;
}

const urlOf = (base: string, path: string, input: RawInput): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(input.params?.[name] ?? ''));
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const text = query.toString();
  return base + filled + (text ? `?${text}` : '');
};

/** A server that says nothing for so long is told of like one that can't be reached; files may take their time. */
export const ANSWER_MS = 20_000;

/** The status that says: this player is banned. */
const BANNED = 418;
/** Calls whose browser must be the one that began: a cookie of the server says so. All others carry the bearer alone. */
const WITH_COOKIES: readonly EndpointName[] = ['discordToken', 'googleNonce', 'googleLogin', 'linkIdentity'];

/** Refusals that say nothing of an earlier try, whose answer was lost: session over, too slow, banned, too early, too many. */
const UNSETTLED: readonly number[] = [401, 408, BANNED, 425, 429];
const isSettled = ({ status, code }: ApiError): boolean =>
  status >= 400 && status < 500 && code !== 'client/unexpected' && !UNSETTLED.includes(status);

/** Calls that arrive though the page goes away meanwhile. */
const OUTLIVING: readonly EndpointName[] = ['updatePreferences', 'addFavorite', 'removeFavorite'];

const readError = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => null);
  const parsed = ErrorBody.safeParse(body);
  if (parsed.success && isErrorCode(parsed.data.code))
    return new ApiError(parsed.data.code, response.status, parsed.data.params ?? {});
  return new ApiError(response.status >= 500 ? 'http/unavailable' : 'client/unexpected', response.status);
};

/** Sends calls: each once, and once more with a renewed token where the first one's had expired. */
function createSender(options: ApiOptions) {
  const send = async (
    name: EndpointName,
    input: RawInput,
    token: string | null,
    more: Record<string, string>,
  ): Promise<Response> => {
    const endpoint = ENDPOINTS[name];
    const headers: Record<string, string> = { accept: 'application/json', ...more };
    if (token) headers.authorization = `Bearer ${token}`;
    if (input.file) headers['content-type'] = input.file.type;
    else if (input.body !== undefined) headers['content-type'] = 'application/json';
    const credentials = WITH_COOKIES.includes(name) ? 'same-origin' : 'omit';
    const keepalive = OUTLIVING.includes(name);
    const init: RequestInit = { method: endpoint.method, headers, credentials, keepalive };
    if (input.file) init.body = input.file;
    else if (input.body !== undefined) init.body = JSON.stringify(input.body);
    const patience = new AbortController();
    init.signal = patience.signal;
    const timer = input.file ? undefined : setTimeout(() => patience.abort(), ANSWER_MS);
    try {
      return await (options.fetch ?? fetch)(urlOf(options.bases[endpoint.service], endpoint.path, input), init);
    } catch {
      throw new ApiError('client/network', 0);
    } finally {
      clearTimeout(timer);
    }
  };

  return async (name: EndpointName, raw: RawInput, more: Record<string, string>): Promise<Response> => {
    const session = options.session();
    const isPublic = ENDPOINTS[name].auth === 'public';
    const response = await send(name, raw, isPublic && session.isExpired() ? null : session.token(), more);
    const isOver = response.status === 401 && !isPublic && session.token() !== null && session.isExpired();
    if (isOver && (await session.renew())) return send(name, raw, session.token(), more);
    return response;
  };
}

/**
 * The typed client of all endpoints. Every call carries the session's token as a bearer; a 401 on an expired token leads to
 * one renewal and one retry. Of a conditional list the last answer is kept: it is given again while the server
 * says that it still holds.
 */
export function createApi(options: ApiOptions) {
  const keptReplies = createKeptReplies();
  const send = createSender(options);
  const call = async <Name extends EndpointName>(name: Name, input: CallInput<Name>): Promise<CallReply<Name>> => {
    const raw = input as RawInput;
    const session = options.session();
    const endpoint: Endpoint = ENDPOINTS[name];
    const header = endpoint.conditional;
    const key = `${session.playerId() ?? ''} ${urlOf('', endpoint.path, raw)}`;
    const kept = header === undefined ? undefined : keptReplies.get(key);
    const intent = endpoint.keyed === true ? `${endpoint.method} ${key} ${JSON.stringify(raw.body ?? null)}` : null;
    const response = await send(name, raw, {
      ...(header === undefined || kept === undefined ? {} : { [header]: kept.hash }),
      ...(intent === null ? {} : { [INTENT_KEY_HEADER]: intentKeyOf(intent) }),
    });
    const date = response.headers.get('date');
    if (date) options.onServerTime?.(Date.parse(date));
    const protocol = response.headers.get(PROTOCOL_HEADER);
    if (protocol) options.onProtocol?.(Number(protocol));
    if (kept !== undefined && leavesKept(response.status)) return kept.reply as CallReply<Name>;
    if (!response.ok) {
      const error = await readError(response);
      if (intent !== null && isSettled(error)) settleIntent(intent);
      if (error.status === BANNED) session.ban(error.params);
      if (error.code === 'auth/second_factor_needed') session.needSecondFactor();
      if (error.code === 'auth/way_in_needed') session.needWayIn();
      throw error;
    }
    const body = await readReply(endpoint, response);
    if (kept !== undefined && isUnchanged(body)) return kept.reply as CallReply<Name>;
    const reply = ENDPOINTS[name].reply.safeParse(body);
    if (!reply.success) {
      const part = reply.error.issues[0]?.path[0];
      throw new ApiError('client/unexpected', response.status, part === undefined ? {} : { part: String(part) });
    }
    if (intent !== null) settleIntent(intent);
    const hash = header === undefined ? null : response.headers.get(header);
    if (hash !== null) keptReplies.keep(key, { hash, reply: reply.data });
    if (endpoint.method !== 'GET') options.onWritten?.(name);
    return reply.data as CallReply<Name>;
  };
  return { call };
}
