import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { MatchInput, MatchSetup } from '@syllaboom/engine';

/** Everything that a replay needs: the setup with its seed, the inputs, the dictionary's answers. */
export interface MatchLog {
  readonly setup: MatchSetup;
  /** Match clock at the start. */
  readonly at: number;
  readonly inputs: readonly MatchInput[];
  readonly answers: readonly unknown[];
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export const packMatchLog = (log: MatchLog): Promise<Buffer> => compress(JSON.stringify(log), OPTIONS);

export const unpackMatchLog = async (bytes: Buffer): Promise<MatchLog> =>
  JSON.parse((await decompress(bytes)).toString('utf8')) as MatchLog;
