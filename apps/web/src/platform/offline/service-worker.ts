const ASSETS = 'syllaboom-assets';

/** Inside the chat platform's frame nothing is kept. */
export const mayRegister = (search: string): boolean => !new URLSearchParams(search).has('frame_id');

/** Files that this page loaded before the worker watched, such as the texts of its language. */
const loadedAssets = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(new URL('assets/', document.baseURI).href));

/** The first seconds belong to the page: the worker fetches every file of the app at once. */
const AFTER_MS = 3_000;

/** Keeps the app for playing offline. A missing or refused service worker changes nothing else. */
export async function installServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !mayRegister(location.search)) return;
  await new Promise((resolve) => setTimeout(resolve, AFTER_MS));
  try {
    await navigator.serviceWorker.register(new URL('sw.js', document.baseURI));
    await navigator.serviceWorker.ready;
    const cache = await caches.open(ASSETS);
    for (const url of loadedAssets()) if (!(await caches.match(url))) await cache.add(url);
  } catch {
    // Private frames and plain http have none: the game is played online then.
  }
}
