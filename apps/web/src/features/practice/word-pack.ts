import type { GameLanguage } from '@syllaboom/engine';

const CACHE = 'syllaboom-words-v1';
/** Below the API's base; the pack is compressed on the way by the transport. */
const packUrl = (language: GameLanguage): string => new URL(`api/words/offline/${language}`, document.baseURI).href;

export type PackFailure = 'network' | 'building';
export class PackError extends Error {
  readonly failure: PackFailure;
  constructor(failure: PackFailure) {
    super(failure);
    this.name = 'PackError';
    this.failure = failure;
  }
}

/** Cache Storage is missing in private frames and on plain http: then the pack is fetched each time. */
const openCache = async (): Promise<Cache | null> => {
  try {
    return await caches.open(CACHE);
  } catch {
    return null;
  }
};

/** Reads a body while telling how much has come; `total` is null when the length on the way is not the length read. */
async function readBody(
  response: Response,
  onProgress: (received: number, total: number | null) => void,
): Promise<Uint8Array> {
  const encoded = response.headers.get('content-encoding');
  const announced = Number(
    response.headers.get('x-pack-bytes') ?? (encoded ? 0 : response.headers.get('content-length')),
  );
  const total = Number.isFinite(announced) && announced > 0 ? announced : null;
  const parts: Uint8Array[] = [];
  let received = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parts.push(part.value);
    received += part.value.length;
    onProgress(received, total);
  }
  const bytes = new Uint8Array(received);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The word pack of a language: from the cache (then it works offline), else downloaded once and kept. */
export async function loadWordPack(
  language: GameLanguage,
  onProgress: (received: number, total: number | null) => void,
): Promise<Uint8Array> {
  const cache = await openCache();
  const url = packUrl(language);
  const kept = await cache?.match(url);
  if (kept) return new Uint8Array(await kept.arrayBuffer());
  const response = await fetch(url).catch(() => null);
  if (!response) throw new PackError('network');
  if (!response.ok) throw new PackError(response.status === 503 ? 'building' : 'network');
  const bytes = await readBody(response, onProgress).catch(() => {
    throw new PackError('network');
  });
  await cache
    ?.put(url, new Response(bytes.slice(), { headers: { 'content-type': 'application/octet-stream' } }))
    .catch(() => undefined);
  return bytes;
}

/** Throws a pack away that turned out damaged. */
export async function forgetWordPack(language: GameLanguage): Promise<void> {
  await (await openCache())?.delete(packUrl(language)).catch(() => false);
}

/** Whether a language can be played without a connection. @internal For tests. */
export const isPackKept = async (language: GameLanguage): Promise<boolean> =>
  (await (await openCache())?.match(packUrl(language))) !== undefined;
