import { useCallback, useSyncExternalStore } from 'react';
import { type PictureFile, type PictureIndex, pictureKey, pictureVariant } from './picture-key.ts';

const drawn = (body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${body}</svg>`)}`;

/** Keeps the place while a picture is on its way. */
export const BLANK_PICTURE = drawn('');
/** Stands for an emoji that nobody has drawn yet, or whose picture cannot be had. */
export const NEUTRAL_PICTURE = drawn(
  '<rect x="4" y="4" width="28" height="28" rx="8" fill="#b9a7c9" stroke="#5b4a70" stroke-width="2.5"/>' +
    '<g fill="#5b4a70"><circle cx="11.5" cy="18" r="2.4"/><circle cx="18" cy="18" r="2.4"/><circle cx="24.5" cy="18" r="2.4"/></g>',
);

/** What was fetched: null while it is on its way or could not be had. */
interface Fetched<Value> {
  value: Value | null;
  failedAt: number | null;
}

/** So long after a failure a file is asked for again when something wants it. */
const RETRY_AFTER_MS = 5000;

const listeners = new Set<() => void>();
const files = new Map<string, Fetched<unknown>>();
const addresses = new Map<string, string>();
const INDEX = 'emoji/pictures.json';

const notify = (): void => {
  for (const listener of listeners) listener();
};

const isOver = ({ failedAt }: Fetched<unknown>): boolean =>
  failedAt !== null && performance.now() - failedAt > RETRY_AFTER_MS;

/**
 * A file of the page as far as it is here; asked for once, and again some time after a failure or with the network back.
 * What is not of its shape (the page of a network's sign-in, say) is a failure.
 */
function fetched<Value>(path: string, isWhole: (value: Value) => boolean): Fetched<Value> {
  const known = files.get(path);
  if (known && !isOver(known)) return known as Fetched<Value>;
  const entry: Fetched<Value> = { value: null, failedAt: null };
  files.set(path, entry as Fetched<unknown>);
  const forget = (): void => {
    if (files.get(path) === entry) files.delete(path);
    notify();
  };
  void fetch(new URL(path, document.baseURI))
    .then(async (reply) => {
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
      const value = (await reply.json()) as Value;
      if (!isWhole(value)) throw new Error(`${path} holds something else`);
      entry.value = value;
    })
    .catch(() => {
      entry.failedAt = performance.now();
      globalThis.addEventListener('online', forget, { once: true });
    })
    .finally(notify);
  return entry;
}

let leads: {
  readonly of: PictureIndex;
  readonly fileOf: ReadonlyMap<string, Readonly<Record<string, string>>>;
} | null = null;

function filesOf(index: PictureIndex, key: string): Readonly<Record<string, string>> | undefined {
  if (leads?.of !== index)
    leads = {
      of: index,
      fileOf: new Map(index.groups.flatMap((group) => [...group.leads].map((lead) => [lead, group.files] as const))),
    };
  return leads.fileOf.get(String.fromCodePoint(key.codePointAt(0) ?? 0));
}

/**
 * The address of an emoji's picture: `BLANK_PICTURE` until it has come, `NEUTRAL_PICTURE` if it cannot be had, null if
 * nobody has drawn it. Asks for what is missing.
 */
export function pictureOf(emoji: string): string | null {
  const key = pictureKey(emoji).replace(/\u200d$/, '');
  const known = addresses.get(key);
  if (known !== undefined) return known;
  const index = fetched<PictureIndex>(INDEX, (value) => Array.isArray(value?.groups));
  if (index.value === null) return index.failedAt !== null ? NEUTRAL_PICTURE : BLANK_PICTURE;
  const file = filesOf(index.value, key)?.[pictureVariant(key)];
  if (file === undefined) return null;
  const pictures = fetched<PictureFile>(`assets/emoji/${file}`, (value) => typeof value === 'object' && value !== null);
  if (pictures.value === null) return pictures.failedAt !== null ? NEUTRAL_PICTURE : BLANK_PICTURE;
  const body = Object.hasOwn(pictures.value, key) ? pictures.value[key] : undefined;
  if (body === undefined) return null;
  const address = drawn(body);
  addresses.set(key, address);
  return address;
}

/** Calls back whenever a picture has come, or will not. */
export function onPictures(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `pictureOf`, kept up to date. */
export const usePicture = (emoji: string): string | null =>
  useSyncExternalStore(
    onPictures,
    useCallback(() => pictureOf(emoji), [emoji]),
  );
