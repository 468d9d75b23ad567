import type { UploadRule } from '@syllaboom/contracts';
import express, { type Request, type Response } from 'express';
import { AppError } from '#platform/errors/app-error.ts';
import { asBodyError } from '../json-body.ts';
import { readFormFile } from './form-file.ts';

const NOTHING = Buffer.alloc(0);
const FORM = 'multipart/form-data';
/** What a form may have around its file: boundaries, headers, a file name; in bytes. */
const FORM_FRAME_BYTES = 8192;

/** Reads a file of the declared media types and size only: the body as it is, or the one file of a form. */
export function createUploadReader(upload: UploadRule): (request: Request, response: Response) => Promise<Buffer> {
  const types = [...upload.types];
  const readBare = createBytesReader({ limit: upload.mostBytes, type: types }, upload);
  const readForm = createBytesReader({ limit: upload.mostBytes + FORM_FRAME_BYTES, type: FORM }, upload);
  return async (request, response) => {
    const kind = request.is([...types, FORM]);
    // `null`: no body at all; the feature says what is missing.
    if (kind === null) return NOTHING;
    if (kind === false) throw new AppError('http/unsupported_media_type');
    if (kind !== FORM) return readBare(request, response);
    return readFormFile(String(request.headers['content-type']), await readForm(request, response), upload);
  };
}

function createBytesReader(
  options: { readonly limit: number; readonly type: string | string[] },
  { tooLarge }: UploadRule,
): (request: Request, response: Response) => Promise<Buffer> {
  const parse = express.raw({ ...options, inflate: false });
  return async (request, response) => {
    await new Promise<void>((done, fail) =>
      parse(request, response, (error?: unknown) =>
        error === undefined ? done() : fail(asBodyError(error, tooLarge)),
      ),
    );
    return Buffer.isBuffer(request.body) ? request.body : NOTHING;
  };
}
