/**
 * Keys of what the player wants and no answer has settled yet. They outlive a reload: asked again with its key, an intent
 * that was carried out although its answer was lost is answered as it was, and not carried out once more.
 */
const ENTRY = 'syllaboom.intents';
/** So long somebody who got no answer is taken to try the same again; later they want it anew. */
export const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 50;

interface KeptKey {
  readonly key: string;
  readonly atMs: number;
}
type KeptKeys = Readonly<Record<string, KeptKey>>;

/** As this page knows them; what a storage that is blocked or full can't hold lives until the page goes. */
let known: KeptKeys | null = null;

function readKept(): KeptKeys {
  try {
    known ??= JSON.parse(globalThis.sessionStorage?.getItem(ENTRY) ?? '{}') as KeptKeys;
  } catch {
    known = {};
  }
  return known;
}

function writeKept(kept: KeptKeys): void {
  known = kept;
  try {
    globalThis.sessionStorage?.setItem(ENTRY, JSON.stringify(kept));
  } catch {
    // This page knows it.
  }
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16).padStart(8, '0')).join('-');

/**
 * The key of an intent: the one that is unanswered, else a new one. `intent` names everything that is asked for; whoever may
 * want the same twice waits for the first answer.
 */
export function intentKeyOf(intent: string): string {
  const now = Date.now();
  const kept = Object.entries(readKept()).filter(([, { atMs }]) => now - atMs < KEPT_MS);
  const unanswered = kept.find(([name]) => name === intent)?.[1];
  const { key, atMs } = unanswered ?? { key: newKey(), atMs: now };
  const others = kept.filter(([name]) => name !== intent).slice(1 - MOST_KEPT);
  writeKept(Object.fromEntries([...others, [intent, { key, atMs }]]));
  return key;
}

/** The server answered: whoever asks for the same again wants it once more. */
export function settleIntent(intent: string): void {
  const { [intent]: answered, ...others } = readKept();
  if (answered !== undefined) writeKept(others);
}
