import { type Endpoint, type EndpointLimit, INTENT_KEY_HEADER, IntentKey } from '@syllaboom/contracts';
import { hasRight, type StaffRight } from '@syllaboom/engine';
import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '#platform/errors/app-error.ts';
import { operationKey } from '#platform/ids/operation-key.ts';
import type { Limiter } from '#platform/limits/limiter.ts';
import { sendReply } from '../answers/send-reply.ts';
import type { EdgeCaller } from '../call.ts';
import { siteOf } from '../call-site.ts';
import { isForStaff } from '../expected-errors.ts';
import { createBodyReader, refuseHostileText } from '../json-body.ts';
import type { ServedCall } from '../order/call-router.ts';
import { factsOf } from '../request-facts.ts';
import { createUploadReader } from '../uploads/upload-body.ts';

/** What the endpoints' edge works with. */
export interface EndpointEdge<Caller extends EdgeCaller> {
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  /** A handler for each of them. */
  readonly routes: Readonly<Record<string, (call: never) => Promise<unknown>>>;
  authenticate(token: string): Promise<Caller>;
  readonly limiters: Readonly<Record<EndpointLimit, Limiter>>;
  readonly maxBodyBytes: number;
  /** Under which address browsers reach the game. */
  readonly origin: Parameters<typeof siteOf>[2];
}

type Schema = Endpoint['reply'];
const NO_BYTES = Buffer.alloc(0);

/** The calls of every declared endpoint. */
export function serveEndpoints<Caller extends EdgeCaller>(edge: EndpointEdge<Caller>): ServedCall[] {
  const readBody = createBodyReader(edge.maxBodyBytes);
  return Object.entries(edge.endpoints).map(([name, endpoint]) => {
    const handler = edge.routes[name] as (call: object) => Promise<unknown>;
    const { method, path } = endpoint;
    return { method, path, serve: createHandler(edge, endpoint, handler, readBody) };
  });
}

function createHandler<Caller extends EdgeCaller>(
  edge: EndpointEdge<Caller>,
  endpoint: Endpoint,
  handler: (call: object) => Promise<unknown>,
  readBody: (request: Request, response: Response) => Promise<unknown>,
): RequestHandler {
  const readUpload = endpoint.upload === undefined ? null : createUploadReader(endpoint.upload);
  return async (request, response) => {
    const facts = factsOf(response);
    facts.route = endpoint.path;
    const caller = await identify(edge, endpoint, request);
    await edge.limiters[endpoint.limit].consume(caller?.playerId ?? facts.address);
    const body = endpoint.body === undefined ? undefined : await readBody(request, response);
    const call = {
      ...(endpoint.keyed === true ? { key: readKey(request) } : {}),
      params: parsePart(endpoint.params, request.params),
      query: parsePart(endpoint.query, request.query),
      body: parsePart(endpoint.body, body),
      bytes: readUpload === null ? NO_BYTES : await readUpload(request, response),
      caller,
      address: facts.address,
      agent: request.headers['user-agent'],
      site: siteOf(request, response, edge.origin),
      requestId: facts.id,
    };
    sendReply(endpoint, await handler(call), request, response);
  };
}

/** Who calls, as far as the endpoint asks for it. */
async function identify<Caller extends EdgeCaller>(
  edge: EndpointEdge<Caller>,
  endpoint: Endpoint,
  request: Request,
): Promise<Caller | null> {
  if (endpoint.auth === 'public') return null;
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined)
    throw new AppError(request.headers.authorization === undefined ? 'auth/login_required' : 'auth/token_invalid');
  const caller = await edge.authenticate(token);
  if (endpoint.auth !== 'session' && caller.guest) throw new AppError('auth/login_required');
  if (endpoint.auth === 'wayIn' && !caller.wayIn) throw new AppError('auth/way_in_needed');
  if (isForStaff(endpoint.auth)) requireRight(caller, endpoint.auth as StaffRight);
  return caller;
}

/** Whoever would have the right with a second factor is told how to get there. */
function requireRight(caller: EdgeCaller, right: StaffRight): void {
  if (hasRight(caller.rolesInForce, right)) return;
  throw new AppError(hasRight(caller.roles, right) ? 'auth/second_factor_needed' : 'http/forbidden');
}

/** The key of what the caller wants; without one the call is an intent of its own. */
function readKey(request: Request): string {
  const given = request.get(INTENT_KEY_HEADER);
  if (given !== undefined && !IntentKey.safeParse(given).success)
    throw new AppError('http/bad_request', { params: { field: INTENT_KEY_HEADER } });
  return operationKey(given);
}

function parsePart(schema: Schema | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  refuseHostileText(value);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new AppError('http/bad_request', field === '' ? {} : { params: { field } });
}
