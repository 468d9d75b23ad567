import express, { type Request, type RequestHandler, type Response } from 'express';
import { AppError } from '#platform/errors/app-error.ts';
import type { Limiter } from '#platform/limits/limiter.ts';
import type { Hook } from '../call.ts';
import type { ServedCall } from '../order/call-router.ts';
import { factsOf } from '../request-facts.ts';

/** Calls that another service makes by itself. Only refused ones count: the others are as many as there is news. */
export const serveHooks = (hooks: readonly Hook[], limiter: Limiter): ServedCall[] =>
  hooks.map((hook) => {
    // A signature covers the body as it came, whatever its media type.
    const read = express.raw({ type: () => true, limit: hook.mostBytes, inflate: false });
    const serve: RequestHandler = async (request, response) => {
      const facts = factsOf(response);
      facts.route = hook.path;
      const body = await readRaw(read, request, response);
      try {
        await hook.receive(request.headers, body);
      } catch (refusal) {
        await limiter.consume(facts.address);
        throw refusal;
      }
      response.status(204).type('json').set('Cache-Control', 'no-store').end();
    };
    return { method: 'POST', path: hook.path, serve };
  });

async function readRaw(read: express.RequestHandler, request: Request, response: Response): Promise<Buffer> {
  await new Promise<void>((done, fail) =>
    read(request, response, (error?: unknown) => {
      if (error === undefined) return done();
      const isTooLarge = (error as { type?: unknown }).type === 'entity.too.large';
      fail(new AppError(isTooLarge ? 'http/too_large' : 'http/bad_request', { cause: error }));
    }),
  );
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}
