import { AppError } from '#platform/errors/app-error.ts';
import { fetchOutside, OutsideError, type OutsideFault, type Outside } from '#platform/outside/fetch-outside.ts';
import { pictureTypeOf } from './picture-type.ts';

/** A picture from elsewhere. */
export interface OutsidePicture {
  readonly bytes: Buffer;
  readonly type: string;
}

/** The largest picture in bytes, the longest wait in ms for all of it, and how many redirections are followed. */
export const OUTSIDE_PICTURE = { mostBytes: 3 * 1024 * 1024, timeoutMs: 5_000, redirects: 2 } as const;

const HEADERS = { accept: 'image/png,image/jpeg,image/webp,image/gif', 'user-agent': 'Syllaboom/1.0' };
const CODES = {
  refused: 'picture/refused',
  unreachable: 'picture/unreachable',
  tooLarge: 'picture/too_large',
} as const satisfies Record<OutsideFault, string>;

/**
 * Fetches a picture that a player named. Throws `picture/refused` (400) before anything is asked, `picture/no_picture` (415),
 * `picture/too_large` (413) and `picture/unreachable` (504).
 */
export async function fetchPicture(outside: Outside, address: string): Promise<OutsidePicture> {
  const { mostBytes, timeoutMs, redirects } = OUTSIDE_PICTURE;
  const signal = AbortSignal.timeout(timeoutMs);
  const rules = { headers: HEADERS, mostBytes, signal, redirects, maySwitchHost: true };
  const { status, bytes } = await fetchOutside(outside, address, rules).catch((cause: unknown) => {
    throw cause instanceof OutsideError ? new AppError(CODES[cause.fault], { cause }) : cause;
  });
  if (status !== 200) throw new AppError('picture/unreachable');
  const type = pictureTypeOf(bytes);
  if (type === null) throw new AppError('picture/no_picture');
  return { bytes, type };
}
