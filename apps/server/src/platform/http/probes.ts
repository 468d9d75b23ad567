import { type RequestHandler, Router } from 'express';
import type { Clock } from '#platform/clock/clock.ts';

/** One condition of readiness, by name. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<boolean>>>;

const CHECK_TIMEOUT_MS = 1000;

/** `/healthz` tells that the process answers, `/readyz` whether it can serve players now. */
export function createProbes(checks: ReadinessChecks, isDraining: () => boolean, clock: Clock): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  type States = Readonly<Record<string, boolean>>;
  const probe = async (): Promise<States> =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, await passes(check, clock)] as const),
      ),
    );
  let probing: Promise<States> | null = null;
  /** Every page that waits for this server asks: they share one look, and what goes down looks at nothing any more. */
  const share = (): Promise<States> => {
    probing ??= probe().finally(() => {
      probing = null;
    });
    return probing;
  };
  const readiness: RequestHandler = async (_request, response) => {
    const states = isDraining() ? { serving: false } : { ...(await share()), serving: true };
    const ready = Object.values(states).every(Boolean);
    response
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: ready ? 'ready' : 'not ready', checks: states });
  };
  router.get('/readyz', readiness);
  return router;
}

async function passes(check: () => Promise<boolean>, clock: Clock): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const stop = clock.after(CHECK_TIMEOUT_MS, () => late.resolve(false));
  try {
    return await Promise.race([check(), late.promise]);
  } catch {
    return false;
  } finally {
    stop();
  }
}
