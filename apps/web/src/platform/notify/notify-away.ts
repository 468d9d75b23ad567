import type { Preferences } from '@syllaboom/contracts';
import { preferences } from '../preferences.ts';
import { sound } from '../sound/sound.ts';
import type { SoundName } from '../sound/voices.ts';
import { isAway } from './away.ts';
import { blinkTitle } from './blink-title.ts';
import { showNotification } from './system-notification.ts';

type Category = 'match' | 'invite' | 'queue' | 'message';

/** Which preference turns a category off, and what is heard (null: who notifies plays it anyway). */
const CATEGORIES = {
  match: { preference: 'nma', sound: 'turn' },
  invite: { preference: 'nin', sound: 'chat' },
  queue: { preference: 'nqu', sound: null },
  message: { preference: 'nme', sound: 'chat' },
} as const satisfies Record<Category, { preference: keyof Preferences; sound: SoundName | null }>;

const APP = 'Syllaboom';

/**
 * Calls a player back who looks elsewhere: by the page's title, a sound and, where they allowed it, a notification of
 * the system. Nothing happens while they look at the page, or turned the category off. `say` is asked again at every
 * blink: the language may change. Returns what ends the blinking.
 */
export function notifyAway(category: Category, say: () => string): () => void {
  const { preference, sound: voice } = CATEGORIES[category];
  const chosen = preferences();
  if (!chosen[preference] || !isAway()) return () => undefined;
  if (voice) sound.play(voice);
  if (chosen.nsy) showNotification(category, APP, say());
  return blinkTitle(() => `${say()} · ${APP}`);
}
