import { type RequestHandler, Router } from 'express';

/** One condition of readiness, by name. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<boolean>>>;

const CHECK_TIMEOUT_MS = 1000;

/** `/healthz` tells that the process answers, `/readyz` whether it can serve players now. */
export function createProbes(
  checks: ReadinessChecks,
  isDraining: () => boolean,
  timeout: (ms: number) => Promise<void>,
): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  const readiness: RequestHandler = async (_request, response) => {
    const entries = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await passes(check, timeout)] as const),
    );
    const states = Object.fromEntries([...entries, ['serving', !isDraining()] as const]);
    const ready = Object.values(states).every(Boolean);
    response
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: ready ? 'ready' : 'not ready', checks: states });
  };
  router.get('/readyz', readiness);
  return router;
}

async function passes(check: () => Promise<boolean>, timeout: (ms: number) => Promise<void>): Promise<boolean> {
  try {
    return await Promise.race([check(), timeout(CHECK_TIMEOUT_MS).then(() => false)]);
  } catch {
    return false;
  }
}
