import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { UploadRule } from '@syllaboom/contracts';
import { AppError } from '#platform/errors/app-error.ts';

/** The one part that a form has, as in `curl -F file=@words.txt`. */
const FIELD = 'file';
const MOST_HEADER_BYTES = 4096;

/**
 * The one file of a form that was read whole. Anything else beside it, a form without it unless its contract has a word for
 * that, and one that breaks off are bad requests.
 */
export function readFormFile(contentType: string, form: Buffer, upload: UploadRule): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const refuse = (cause?: unknown) =>
      reject(new AppError('http/bad_request', { params: { field: FIELD }, ...(cause === undefined ? {} : { cause }) }));
    const parser = createParser(contentType, upload.mostBytes, refuse);
    if (parser === null) return;
    const chunks: Buffer[] = [];
    let found = false;
    const refuseMissing = () => (upload.missing === undefined ? refuse() : reject(new AppError(upload.missing)));
    parser.on('file', (name, file, fileName, _encoding, type) => {
      if (name !== FIELD) refuse();
      // What browsers send for a field in which nobody has chosen a file.
      else if (!fileName) refuseMissing();
      else if (!upload.types.includes(type)) reject(new AppError('http/unsupported_media_type'));
      found = true;
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
      file.on('limit', () => reject(new AppError(upload.tooLarge)));
      file.on('error', refuse);
    });
    for (const beside of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(beside, () => refuse());
    parser.on('error', refuse);
    parser.on('finish', () => (found ? resolve(Buffer.concat(chunks)) : refuseMissing()));
    parser.end(form);
  });
}

/** Null, and refused, where the header names no boundary. */
function createParser(contentType: string, mostBytes: number, refuse: (cause: unknown) => void): BusboyInstance | null {
  const limits = { fileSize: mostBytes, files: 1, fields: 0, parts: 1, headerSize: MOST_HEADER_BYTES, headerPairs: 16 };
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch (cause) {
    refuse(cause);
    return null;
  }
}
