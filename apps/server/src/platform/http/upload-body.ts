import type { Endpoint } from '@syllaboom/contracts';
import express, { type Request, type Response } from 'express';
import { AppError } from '#platform/errors/app-error.ts';
import { asBodyError } from './json-body.ts';

const NOTHING = Buffer.alloc(0);

/** Reads a body as bytes, of the declared media types and size only. */
export function createUploadReader(
  upload: NonNullable<Endpoint['upload']>,
): (request: Request, response: Response) => Promise<Buffer> {
  const types = [...upload.types];
  const parse = express.raw({ limit: upload.mostBytes, type: types, inflate: false });
  return async (request, response) => {
    const kind = request.is(types);
    // `null`: no body at all; the feature says what is missing.
    if (kind === null) return NOTHING;
    if (kind === false) throw new AppError('http/unsupported_media_type');
    await new Promise<void>((done, fail) =>
      parse(request, response, (error?: unknown) =>
        error === undefined ? done() : fail(asBodyError(error, upload.tooLarge)),
      ),
    );
    return Buffer.isBuffer(request.body) ? request.body : NOTHING;
  };
}
