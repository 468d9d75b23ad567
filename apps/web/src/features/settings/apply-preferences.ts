import type { Preferences } from '@syllaboom/contracts';
import { useActivity } from '../../platform/discord/activity.ts';
import { prefersReducedMotion } from '../../platform/media.ts';
import { usePreferences } from '../../platform/preferences.ts';
import { sound } from '../../platform/sound/sound.ts';
import { isTheme } from './themes.ts';

function applyTheme(id: string): void {
  const root = document.documentElement;
  const theme = isTheme(id) ? id : 'default';
  if (root.dataset.theme === theme) return;
  const paint = () => {
    root.dataset.theme = theme;
    const color = getComputedStyle(root).getPropertyValue('--bg-0').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
  };
  if (!('startViewTransition' in document) || prefersReducedMotion()) return paint();
  // A transition that the next one overtakes is no error.
  const { ready, finished } = document.startViewTransition(paint);
  for (const end of [ready, finished]) end.catch(() => undefined);
}

/** How high the keys are, by the size that was chosen. */
const KEY_SCALES = { small: 0.88, normal: 1, large: 1.18 } as const satisfies Record<Preferences['kbs'], number>;

/** From this size of a line on, px, bars and columns leave out what a smaller text has room for. */
const LARGE_TEXT_PX = 20;

let applied: Preferences['ts'] | null = null;

/** The player's size counts on top of the browser's. */
function applyTextSize(size: Preferences['ts']): void {
  if (size === applied) return;
  applied = size;
  const root = document.documentElement;
  root.style.fontSize = size === 100 ? '' : `${size}%`;
  root.toggleAttribute('data-large-text', Number.parseFloat(getComputedStyle(root).fontSize) >= LARGE_TEXT_PX);
}

/** The height of the own keys; where a mode's bar stands over them on a low screen, they are no higher than usual. */
export function applyKeySize(size: Preferences['kbs']): void {
  const { style } = document.documentElement;
  style.setProperty('--key-scale', String(KEY_SCALES[size]));
  style.setProperty('--low-key-scale', String(Math.min(1, KEY_SCALES[size])));
}

function apply(preferences: Preferences): void {
  applyTheme(preferences.t);
  applyTextSize(preferences.ts);
  applyKeySize(preferences.kbs);
  sound.setVolume('effects', preferences.ev);
  sound.setVolume('music', preferences.mv);
  sound.setVolume('ticking', preferences.btv);
  sound.setKeySet(preferences.ks);
  applyDetail();
}

/** Low detail by choice, or because the chat platform says that the device runs hot. */
const applyDetail = (): void =>
  void document.documentElement.toggleAttribute(
    'data-low-detail',
    usePreferences.getState().ld || useActivity.getState().hot,
  );

/** Keeps theme, sound and detail as the preferences say; the rest is read where it counts. */
export function installPreferences(): () => void {
  apply(usePreferences.getState());
  const stops = [usePreferences.subscribe(apply), useActivity.subscribe(applyDetail)];
  return () => {
    for (const stop of stops) stop();
  };
}
