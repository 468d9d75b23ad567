import type { Collection } from '@syllaboom/contracts';
import { create } from 'zustand';
import { api } from '../../../platform/api/api.ts';
import type { CallReply } from '../../../platform/api/create-api.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { onHint } from '../../../platform/query/hints.ts';
import { queryClient } from '../../../platform/query/query-client.ts';
import { keyOf } from '../../../platform/query/stale-after.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { FAVORITE_AFTER_MS } from '../collection-timings.ts';

type Favored = Pick<Collection, 'id' | 'isFavorited' | 'favorites'>;
type CollectionPage = CallReply<'publicCollections'>;

/** What the player wants of a collection, until the server has taken it. */
const useWishes = create<Readonly<Record<string, boolean>>>(() => ({}));
/** Wishes that wait for the player's last press. */
const waiting = new Map<string, ReturnType<typeof setTimeout>>();
/** What the server has of those collections, as far as it has answered, and the calls that stand in line. */
const stored = new Map<string, boolean>();
const lines = new Map<string, Promise<void>>();

const LISTS = ['myCollections', 'publicCollections', 'searchCollections'] as const;

/** What the server says of a favorite. */
type Taken = Omit<Favored, 'id'>;
const withFavorite = <One extends Favored>(one: One, id: string, { isFavorited, favorites }: Taken): One =>
  one.id === id ? { ...one, isFavorited, favorites } : one;

/** Writes into all that was read what the server has taken. */
function patchRead(id: string, taken: Taken): void {
  for (const name of LISTS)
    queryClient.setQueriesData<CollectionPage>({ queryKey: keyOf(name) }, (page) =>
      page === undefined ? page : { ...page, collections: page.collections.map((one) => withFavorite(one, id, taken)) },
    );
  queryClient.setQueriesData<Collection>({ queryKey: keyOf('collection') }, (one) =>
    one === undefined ? one : withFavorite(one, id, taken),
  );
}

function forget(id: string): void {
  const { [id]: _done, ...others } = useWishes.getState();
  useWishes.setState(others, true);
  stored.delete(id);
  lines.delete(id);
}

async function settle(id: string): Promise<void> {
  const on = useWishes.getState()[id];
  if (on === undefined) return;
  if (on !== stored.get(id))
    try {
      const taken = await api.call(on ? 'addFavorite' : 'removeFavorite', { params: { id } });
      stored.set(id, taken.isFavorited);
      patchRead(id, taken);
    } catch {
      sound.play('no');
      showError(i18n.t('collections.favoriteFailed'));
    }
  // Whoever has pressed again meanwhile has another wish.
  if (!waiting.has(id)) forget(id);
}

function send(id: string): void {
  clearTimeout(waiting.get(id));
  waiting.delete(id);
  lines.set(
    id,
    (lines.get(id) ?? Promise.resolve()).then(() => settle(id)),
  );
}

/** What still waits is sent when the page goes. */
const sendAll = (): void => {
  for (const id of waiting.keys()) send(id);
};
addEventListener('pagehide', sendAll);
// Another player has wishes of their own.
onHint(({ name }) => {
  if (name !== 'player-switched') return;
  for (const timer of waiting.values()) clearTimeout(timer);
  waiting.clear();
  for (const id of Object.keys(useWishes.getState())) forget(id);
});

/** Makes a collection a favorite, or none: shown at once, sent after the last press, put back where that fails. */
export function toggleFavorite({ id, isFavorited }: Favored): void {
  if (!stored.has(id)) stored.set(id, isFavorited);
  useWishes.setState((wishes) => ({ [id]: !(wishes[id] ?? isFavorited) }));
  clearTimeout(waiting.get(id));
  waiting.set(
    id,
    setTimeout(() => send(id), FAVORITE_AFTER_MS),
  );
}

/** Whether a collection is a favorite, and of how many, as the player wants it. */
export function useFavorite({ id, isFavorited, favorites }: Favored): { readonly on: boolean; readonly count: number } {
  const on = useWishes((wishes) => wishes[id]) ?? isFavorited;
  return { on, count: Math.max(0, favorites + (on === isFavorited ? 0 : on ? 1 : -1)) };
}
