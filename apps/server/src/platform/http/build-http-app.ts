import { PROTOCOL, PROTOCOL_HEADER } from '@syllaboom/contracts';
import compression from 'compression';
import { type Express, type RequestHandler, Router } from 'express';
import type { Config } from '#config/config.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { randomId } from '#platform/ids/random-id.ts';
import type { Logger } from '#platform/log/logger.ts';
import type { Download, EdgeCaller, FileRoute, Hook, Redirect } from './call.ts';
import { renderDocsPage } from './docs-page.ts';
import { serveDownloads } from './routes/download-routes.ts';
import { type EndpointEdge, serveEndpoints } from './routes/endpoint-routes.ts';
import { createErrorReport, errorReply } from './error-reply.ts';
import { serveFiles } from './routes/file-routes.ts';
import { serveHooks } from './routes/hook-routes.ts';
import type { Metrics } from './metrics.ts';
import { createOpenApiDocument } from './openapi.ts';
import { createCallRouter, type ServedCall } from './order/call-router.ts';
import { originGuard } from './origin-guard.ts';
import { createProbes, type ReadinessChecks } from './probes.ts';
import { serveRedirects } from './routes/redirect-routes.ts';
import type { CardReaders } from './page/link-preview.ts';
import { callerKey, dropClaimedAddresses, factsOf, keepFacts, type VouchedFor } from './request-facts.ts';
import { contentPolicy, type PolicyFacts, policyText, securityHeaders } from './page/security-headers.ts';
import { inlineStyleHash, readInlineHashes, serveWebBundle } from './page/web-bundle.ts';
import { createPageSender } from './page/web-page.ts';

/** Everything that the HTTP edge is made of. */
export interface HttpAppParts<Caller extends EdgeCaller> extends Omit<EndpointEdge<Caller>, 'maxBodyBytes' | 'origin'> {
  readonly config: Config['server'];
  readonly clock: Clock;
  readonly logger: Logger;
  readonly security: Logger;
  readonly metrics: Metrics;
  readonly downloads: readonly Download[];
  readonly files: readonly FileRoute[];
  readonly redirects: readonly Redirect[];
  readonly hooks: readonly Hook[];
  readonly policy: PolicyFacts;
  readonly vouchedFor: VouchedFor;
  readonly cards: CardReaders;
  readonly readiness: ReadinessChecks;
  isDraining(): boolean;
}

/** Paths that the room server answers itself. */
const ROOM_SERVER_PREFIX = '/matchmake';
const REQUEST_ID_LENGTH = 16;

/** Mounts the whole HTTP edge on an express app: facts, headers, probes, /api, the web client, errors. */
export function buildHttpApp<Caller extends EdgeCaller>(app: Express, parts: HttpAppParts<Caller>): void {
  const { config } = parts;
  app.disable('x-powered-by');
  app.set('etag', false);
  app.use(gatherFacts(parts));
  app.use(securityHeaders(parts.policy, readInlineHashes(config.webDir)));
  app.use(compression());
  app.use(createProbes(parts.readiness, parts.isDraining, parts.clock));
  app.use('/api', createApiRouter(parts));
  app.use(exceptRooms(serveWebBundle(config.webDir, createPageSender({ ...config, cards: parts.cards }))));
  app.use(
    exceptRooms(() => {
      throw new AppError('http/not_found');
    }),
  );
  app.use(errorReply(createErrorReport(parts.logger, parts.security)));
}

function createApiRouter<Caller extends EdgeCaller>(parts: HttpAppParts<Caller>): Router {
  const { config } = parts;
  const origins = [...config.allowedOrigins, ...(config.publicOrigin === null ? [] : [config.publicOrigin])];
  const router = Router();
  const hashHeaders = Object.values(parts.endpoints).flatMap(({ conditional = [] }) => conditional);
  router.use(originGuard(origins, [...new Set(hashHeaders)]));
  router.use((_request, response, next) => {
    response.set(PROTOCOL_HEADER, String(PROTOCOL));
    next();
  });
  router.use(createDocsRouter(parts));
  router.use(createCallRouter(listCalls(parts)));
  router.use(() => {
    throw new AppError('http/not_found');
  });
  return router;
}

/** Everything that is served below /api beside the documents. */
function listCalls<Caller extends EdgeCaller>(parts: HttpAppParts<Caller>): ServedCall[] {
  const { config, limiters } = parts;
  const report = createErrorReport(parts.logger, parts.security);
  return [
    ...serveDownloads(parts.downloads, limiters.download),
    ...serveFiles(parts.files, limiters.picture),
    ...serveRedirects(parts.redirects, { limiter: limiters.login, origin: config, report }),
    ...serveHooks(parts.hooks, limiters.write),
    ...serveEndpoints({ ...parts, maxBodyBytes: config.maxBodyBytes, origin: config }),
  ];
}

function createDocsRouter<Caller extends EdgeCaller>(parts: HttpAppParts<Caller>): Router {
  const document = createOpenApiDocument(parts);
  const page = renderDocsPage(document);
  const policy = policyText(contentPolicy(parts.policy, { scripts: [], styles: [inlineStyleHash(page.style)] }));
  const router = Router();
  router.get('/openapi.json', (_request, response) => {
    response.json(document);
  });
  router.get('/docs', (_request, response) => {
    response.set('Content-Security-Policy', policy).type('html').send(page.html);
  });
  return router;
}

/** Gives every request its id and address, and counts and logs it when it is answered. */
function gatherFacts<Caller extends EdgeCaller>(parts: HttpAppParts<Caller>): RequestHandler {
  return (request, response, next) => {
    const address = callerKey(request.headers, request.socket.remoteAddress, {
      trustedHops: parts.config.trustedHops,
      vouchedFor: parts.vouchedFor,
    });
    dropClaimedAddresses(request.headers);
    keepFacts(response, {
      id: randomId(REQUEST_ID_LENGTH),
      address,
      startedAtMs: parts.clock.monotonicMs(),
      route: 'other',
    });
    response.set('X-Request-Id', factsOf(response).id);
    response.once('close', () => {
      const { id, route, startedAtMs } = factsOf(response);
      const tookMs = parts.clock.monotonicMs() - startedAtMs;
      parts.metrics.observeCall(route, response.statusCode, tookMs / 1000);
      parts.logger.debug(
        { requestId: id, method: request.method, route, status: response.statusCode, tookMs: Math.round(tookMs) },
        'call',
      );
    });
    next();
  };
}

const exceptRooms =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    request.path.startsWith(ROOM_SERVER_PREFIX) ? next() : handler(request, response, next);
