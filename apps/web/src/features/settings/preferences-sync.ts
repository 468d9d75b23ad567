import { DEFAULT_PREFERENCES, Preferences } from '@syllaboom/contracts';
import { z } from 'zod/mini';
import { api } from '../../platform/api/api.ts';
import { TEXT_SIZE_AT, THEME_AT } from '../../platform/device-marks.ts';
import { preferences, setPreferences } from '../../platform/preferences.ts';
import { readJson, storage } from '../../platform/storage.ts';
import { isKeptStreaming, keepStreamerMode } from '../../platform/streamer/streamer-mode.ts';
import { noteUnreadMessages } from '../../platform/unread-messages.ts';
import { currentUser } from '../session/index.ts';
import { createSaveQueue } from './save-queue.ts';

const Stored = z.partial(Preferences);
const TextSize = Preferences.shape.ts;

const queue = createSaveQueue((changes) => api.call('updatePreferences', { body: { prefs: changes } }));

/** What a guest has changed on this page: the account made of it, which has no settings of its own yet, takes it over. */
let guestChanges: Partial<Preferences> = {};

/** Shows the device's last theme and size of text at once, before anything is loaded. */
export function loadDeviceAppearance(): void {
  const theme = readJson(THEME_AT);
  if (typeof theme === 'string') setPreferences({ t: theme });
  const size = TextSize.safeParse(readJson(TEXT_SIZE_AT));
  if (size.success) setPreferences({ ts: size.data });
}

/** Fetches the player's preferences; errors are silently ignored. Guests keep the defaults. */
export async function loadPreferences(): Promise<void> {
  if (currentUser()?.guest !== false) return;
  const reply = await api.call('getPreferences', {}).catch(() => null);
  if (reply !== null) noteUnreadMessages(reply.ntfc);
  const known = Stored.safeParse(reply?.prefs);
  if (!known.success) return;
  // Absent keys and present undefined differ under exactOptionalPropertyTypes.
  const found = Object.fromEntries(
    Object.entries(known.data).filter(([, value]) => value !== undefined),
  ) as Partial<Preferences>;
  const taken = Object.keys(found).length === 0 ? guestChanges : {};
  guestChanges = {};
  if (Object.keys(taken).length > 0) queue.add(taken);
  // A change that has not reached the server yet must not uncover anything.
  const str = found.str === true || isKeptStreaming();
  const now = { ...DEFAULT_PREFERENCES, ...found, ...taken };
  setPreferences({ ...now, str });
  keepAppearance(now);
  if (str) keepStreamerMode(true);
}

function keepAppearance({ t, ts }: Preferences): void {
  storage.setItem(THEME_AT, JSON.stringify(t));
  storage.setItem(TEXT_SIZE_AT, JSON.stringify(ts));
}

/** Changes a preference: counts at once, stored soon. A guest's lasts until the page goes, or goes into the account that they make. */
export function changePreference<Key extends keyof Preferences>(key: Key, value: Preferences[Key]): void {
  const changes = { [key]: value } as Pick<Preferences, Key>;
  setPreferences(changes);
  if (key === 'str') keepStreamerMode(value === true);
  if (currentUser()?.guest !== false) {
    guestChanges = { ...guestChanges, ...changes };
    return;
  }
  if (key === 't' || key === 'ts') keepAppearance(preferences());
  queue.add(changes);
}

/** Saves what waits when the page goes away; one in the background of a phone may go without a word. */
export function installPreferencesSync(): void {
  addEventListener('pagehide', () => queue.flush());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queue.flush();
  });
}
