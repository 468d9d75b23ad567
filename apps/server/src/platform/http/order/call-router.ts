import { type RequestHandler, Router } from 'express';
import { AppError } from '#platform/errors/app-error.ts';
import { comparePaths, shapeOf } from './precedence.ts';

/** One call that the edge serves. */
export interface ServedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under /api, with `:name` parameters. */
  readonly path: string;
  readonly serve: RequestHandler;
}

/**
 * Routes for calls, whatever the order in which they come: fixed paths before those with parameters. A known path with
 * another method is 405; it never falls through to a parameter that its text would fit. Throws where two calls claim the
 * same requests.
 */
export function createCallRouter(calls: readonly ServedCall[]): Router {
  const router = Router();
  const byPath = Map.groupBy(calls, ({ path }) => path);
  refuseTwins([...byPath.keys()]);
  const paths = [...byPath].sort(([a], [b]) => comparePaths(a, b));
  for (const [path, ofPath] of paths) {
    const route = router.route(path);
    const methods = ofPath.map(({ method }) => method);
    if (new Set(methods).size < methods.length) throw new Error(`Two calls claim ${methods.join(', ')} ${path}.`);
    for (const { method, serve } of ofPath) route[METHODS[method]](serve);
    route.all((_request, response) => {
      response.set('Allow', methods.join(', '));
      throw new AppError('http/method_not_allowed');
    });
  }
  return router;
}

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** The first of two paths that differ by the names of their parameters alone would answer 405 to the other's calls. */
function refuseTwins(paths: readonly string[]): void {
  for (const twins of Map.groupBy(paths, shapeOf).values())
    if (twins.length > 1) throw new Error(`Name the parameters of ${twins.join(' and ')} alike.`);
}
