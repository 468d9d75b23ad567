import type { Request } from 'express';
import type { Limiter } from '#platform/limits/limiter.ts';
import type { Redirect } from '../call.ts';
import { type CallSite, siteOf } from '../call-site.ts';
import { asAppError, type ReportError } from '../error-reply.ts';
import type { ServedCall } from '../order/call-router.ts';
import { factsOf } from '../request-facts.ts';

/** What such routes work with. */
export interface RedirectEdge {
  readonly limiter: Limiter;
  /** Under which address browsers reach the game. */
  readonly origin: Parameters<typeof siteOf>[2];
  readonly report: ReportError;
}

/** Whether a person sees the answer as a page; scripts take JSON as gladly. */
const isForEyes = (request: Request): boolean => request.accepts(['json', 'html']) === 'html';

/**
 * Calls that a browser makes by going there, and that send it on. Whoever cannot be sent on is led back to a
 * page: nobody is left in front of JSON.
 */
export const serveRedirects = (redirects: readonly Redirect[], edge: RedirectEdge): ServedCall[] =>
  redirects.map((redirect) => ({
    method: 'GET',
    path: redirect.path,
    serve: async (request, response) => {
      const facts = factsOf(response);
      facts.route = redirect.path;
      const site: CallSite = siteOf(request, response, edge.origin);
      const query = Object.fromEntries(
        Object.entries(request.query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      );
      const lead = async (): Promise<string> => {
        await edge.limiter.consume(facts.address);
        return redirect.lead(query, site);
      };
      const target = await lead().catch((thrown: unknown) => {
        if (!isForEyes(request)) throw thrown;
        const error = asAppError(thrown);
        edge.report(error, request, response);
        return redirect.giveUp(query, site, error.code);
      });
      response.set('Cache-Control', 'no-store').redirect(302, target);
    },
  }));
