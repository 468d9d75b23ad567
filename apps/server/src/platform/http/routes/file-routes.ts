import { AppError } from '#platform/errors/app-error.ts';
import type { Limiter } from '#platform/limits/limiter.ts';
import type { FileRoute } from '../call.ts';
import type { ServedCall } from '../order/call-router.ts';
import { factsOf } from '../request-facts.ts';

/** For names that are the hash of their bytes: under one name nothing ever changes. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Bytes that players sent stay bytes: opened as a page they may do nothing at all. */
const POLICY = "default-src 'none'; sandbox";

/** Files that players brought. */
export const serveFiles = (files: readonly FileRoute[], limiter: Limiter): ServedCall[] =>
  files.map((file) => ({
    method: 'GET',
    path: file.path,
    serve: async (request, response) => {
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
    },
  }));
