import { WORD_FILE_UPLOAD } from '@syllaboom/contracts';
import { api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import type { CallReply } from '../../../platform/api/create-api.ts';

export type UploadReply = CallReply<'uploadCollectionWords'>;

/** Sends a file of words. Throws what the server would say of none, of one that is too large, and of one that is no text. */
export async function uploadWords(id: string, file: File | null): Promise<UploadReply> {
  if (file === null) throw new ApiError('collection/no_file', 400);
  if (file.size > WORD_FILE_UPLOAD.mostBytes) throw new ApiError('collection/file_too_large', 413);
  if (!(WORD_FILE_UPLOAD.types as readonly string[]).includes(file.type))
    throw new ApiError('collection/file_invalid', 400);
  return api.call('uploadCollectionWords', { params: { id }, file });
}
