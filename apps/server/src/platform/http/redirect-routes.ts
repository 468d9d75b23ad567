import { Router } from 'express';
import type { Limiter } from '#platform/limits/limiter.ts';
import type { Redirect } from './call.ts';
import { type CallSite, siteOf } from './call-site.ts';
import { factsOf } from './request-facts.ts';

/** Routes for calls that a browser makes by going there, and that send it on. */
export function createRedirectRouter(
  redirects: readonly Redirect[],
  limiter: Limiter,
  config: Parameters<typeof siteOf>[2],
): Router {
  const router = Router();
  for (const redirect of redirects) {
    router.get(redirect.path, async (request, response) => {
      const facts = factsOf(response);
      facts.route = redirect.path;
      await limiter.consume(facts.address);
      const site: CallSite = siteOf(request, response, config);
      const query = Object.fromEntries(
        Object.entries(request.query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      );
      const target = await redirect.lead(query, site);
      response.set('Cache-Control', 'no-store').redirect(302, target);
    });
  }
  return router;
}
