import type { WordIndex } from '@syllaboom/engine';
import { buildIndexImage } from './index/build-index-image.ts';
import { PackedWordIndex } from './lookup/packed-word-index.ts';
import { decodeWordPack } from './pack/word-pack.ts';

/**
 * Opens a downloaded pack (already decompressed) as a word index. It builds the same arrays that the server has, which
 * takes a while for large languages: run it in a worker. Throws DamagedDataError when the bytes are no whole pack.
 */
export const openOfflinePack = (bytes: Uint8Array): WordIndex =>
  new PackedWordIndex(buildIndexImage(decodeWordPack(bytes)));

export { DamagedDataError } from './damaged-data-error.ts';
