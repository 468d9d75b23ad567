import { WIKI_LANGUAGES } from '@syllaboom/engine';
import { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import type { MeaningSource } from '../ports.ts';

/** Where meanings are asked for online, and as whom. */
export interface OnlineMeaningsOptions {
  /** Address with `{word}` in it, answering as the definition call of Wiktionary's REST service does. */
  readonly url: string;
  readonly userAgent: string;
  readonly timeoutMs: number;
  readonly clock: Clock;
}

/** Definitions by the short name of the headword's language. */
const Definitions = z.record(
  z.string(),
  z.array(z.object({ definitions: z.array(z.object({ definition: z.string() })) })),
);

const MOST_AT_ONCE = 3;
const MOST_BYTES = 512 * 1024;
/** After so many failures in a row it is left alone for a while. */
const FAILURES = 5;
const REST_MS = 60_000;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Text without its markup; it is shown as text, never as markup. */
const plain = (html: string): string =>
  html
    .replace(/<(style|script)\b.*?<\/\1>/gis, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_all, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Asks an online dictionary: few calls at once, with a time limit, and a rest when it keeps failing. */
export function createOnlineMeanings({ url, userAgent, timeoutMs, clock }: OnlineMeaningsOptions): MeaningSource {
  let running = 0;
  let failures = 0;
  let restUntil = 0;
  const fetchText = async (word: string): Promise<string | null> => {
    const response = await fetch(url.replace('{word}', encodeURIComponent(word)), {
      headers: { 'user-agent': userAgent, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`the online dictionary answered ${response.status}`);
    return readSome(response);
  };
  const source = new URL(url).host;
  return async (language, word) => {
    const wiki = WIKI_LANGUAGES[language];
    if (wiki === null) return { meanings: [], source };
    if (running >= MOST_AT_ONCE || clock.monotonicMs() < restUntil) throw new Error('the online dictionary rests');
    running += 1;
    try {
      const text = await fetchText(word.toLocaleLowerCase(language));
      const found = text === null ? [] : definitionsOf(text, wiki);
      failures = 0;
      return { meanings: found, source };
    } catch (cause) {
      failures += 1;
      if (failures >= FAILURES) {
        failures = 0;
        restUntil = clock.monotonicMs() + REST_MS;
      }
      throw cause;
    } finally {
      running -= 1;
    }
  };
}

async function readSome(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MOST_BYTES) throw new Error('the online dictionary answered too much');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function definitionsOf(text: string, wiki: string): string[] {
  const entries = Definitions.parse(JSON.parse(text))[wiki] ?? [];
  return entries
    .flatMap(({ definitions }) => definitions.map(({ definition }) => plain(definition)))
    .filter((meaning) => meaning !== '');
}
