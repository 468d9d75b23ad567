import { Router } from 'express';
import { AppError } from '#platform/errors/app-error.ts';
import type { Limiter } from '#platform/limits/limiter.ts';
import type { FileRoute } from './call.ts';
import { factsOf } from './request-facts.ts';

/** For names that are the hash of their bytes: under one name nothing ever changes. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Bytes that players sent stay bytes: opened as a page they may do nothing at all. */
const POLICY = "default-src 'none'; sandbox";

/** Routes for files that players brought. */
export function createFileRouter(files: readonly FileRoute[], limiter: Limiter): Router {
  const router = Router();
  for (const file of files) {
    router.get(file.path, async (request, response) => {
      const facts = factsOf(response);
      facts.route = file.path;
      await limiter.consume(facts.address);
      const found = await file.read(request.params as Record<string, string>);
      if (found === null) throw new AppError('http/not_found');
      response.set({
        'Cache-Control': file.maxAgeSeconds === undefined ? FOR_GOOD : `public, max-age=${file.maxAgeSeconds}`,
        'Content-Type': found.type,
        'Content-Security-Policy': POLICY,
        'Content-Disposition': 'inline',
      });
      response.send(found.bytes);
    });
  }
  return router;
}
