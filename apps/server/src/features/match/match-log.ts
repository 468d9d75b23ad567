import { setImmediate } from 'node:timers/promises';
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

/** So many entries are written in one go: a long match has hundreds of thousands, and others must get their turn. */
const ENTRIES_AT_ONCE = 2000;

async function writeList(entries: readonly unknown[]): Promise<string> {
  const parts: string[] = [];
  for (let from = 0; from < entries.length; from += ENTRIES_AT_ONCE) {
    if (from > 0) await setImmediate();
    parts.push(JSON.stringify(entries.slice(from, from + ENTRIES_AT_ONCE)).slice(1, -1));
  }
  return `[${parts.join(',')}]`;
}

/** The log as it is kept: JSON, packed by another thread. */
export async function packMatchLog({ setup, at, inputs, answers }: MatchLog): Promise<Buffer> {
  const fields = [
    `"setup":${JSON.stringify(setup)}`,
    `"at":${JSON.stringify(at)}`,
    `"inputs":${await writeList(inputs)}`,
    `"answers":${await writeList(answers)}`,
  ];
  return compress(`{${fields.join(',')}}`, OPTIONS);
}

/** The log as it was handed over. */
export const unpackMatchLog = async (bytes: Buffer): Promise<MatchLog> =>
  JSON.parse((await decompress(bytes)).toString('utf8')) as MatchLog;
