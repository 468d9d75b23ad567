import { brotliCompressSync, constants } from 'node:zlib';

/** As far back as brotli can look: 16 MiB. */
const WIDEST_WINDOW_BITS = 24;
/** For parts of at most 64 KiB, which are read one by one: whoever reads them needs no more memory than that. */
const SMALL_WINDOW_BITS = 16;

/** Compresses a small part of a file. */
export const compressPart = (bytes: Uint8Array): Uint8Array => compress(bytes, SMALL_WINDOW_BITS);

/** Compresses as far as brotli can. */
export function compress(bytes: Uint8Array, windowBits = WIDEST_WINDOW_BITS): Uint8Array {
  const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: windowBits, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
