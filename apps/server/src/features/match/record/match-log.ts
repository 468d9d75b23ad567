import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { type CompactLog, type MatchLog, packLog, unpackLog } from '@syllaboom/engine';

type Columns = Pick<CompactLog, 'inputs' | 'answers'>;
/** A log as it is kept: in columns, a long one in several parts. */
interface KeptLog extends Pick<MatchLog, 'setup' | 'at'> {
  readonly parts: readonly Columns[];
}
/** Logs of before were kept entry by entry. */
type StoredLog = KeptLog | MatchLog;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** So many entries are written in one go: a long match has hundreds of thousands, and others must get their turn. */
const ENTRIES_AT_ONCE = 2000;

/** The log as it is kept: columns of JSON, packed by another thread. */
export async function packMatchLog({ setup, at, inputs, answers }: MatchLog): Promise<Buffer> {
  const parts: string[] = [];
  const entries = Math.max(1, inputs.length, answers.length);
  for (let from = 0; from < entries; from += ENTRIES_AT_ONCE) {
    if (from > 0) await setImmediate();
    const to = from + ENTRIES_AT_ONCE;
    const packed = packLog({ setup, at, inputs: inputs.slice(from, to), answers: answers.slice(from, to) });
    const columns: Columns = { inputs: packed.inputs, answers: packed.answers };
    parts.push(JSON.stringify(columns));
  }
  const head = `"setup":${JSON.stringify(setup)},"at":${JSON.stringify(at)}`;
  return compress(`{${head},"parts":[${parts.join(',')}]}`, OPTIONS);
}

/** The log as it was handed over. */
export async function unpackMatchLog(bytes: Buffer): Promise<MatchLog> {
  const stored = JSON.parse((await decompress(bytes)).toString('utf8')) as StoredLog;
  if (!('parts' in stored)) return stored;
  const { setup, at } = stored;
  const inputs: MatchLog['inputs'][number][] = [];
  const answers: unknown[] = [];
  for (const part of stored.parts) {
    const log = unpackLog({ compact: 1, setup, at, ...part });
    // Not spread into push: a part has thousands of entries.
    for (const input of log.inputs) inputs.push(input);
    for (const answer of log.answers) answers.push(answer);
  }
  return { setup, at, inputs, answers };
}
