import { isEmbedded } from '../discord/launch.ts';
import { onBack } from './away.ts';

/** On phones only a service worker may show notifications, which could lead nobody back to the page. */
const PHONE = /Android|iPhone|iPad/;

/** Whether this page can show notifications of the system at all; frames of other pages never may. */
export const offersNotifications = (): boolean =>
  'Notification' in globalThis && !isEmbedded() && !PHONE.test(navigator.userAgent);

/** What the browser said when the player was asked: `default` = not asked yet. */
export const notificationPermission = (): NotificationPermission =>
  offersNotifications() ? Notification.permission : 'denied';

/** Asks the player by the browser's own question; must follow a press. */
export const askForNotifications = (): Promise<NotificationPermission> =>
  offersNotifications() ? Notification.requestPermission() : Promise.resolve('denied');

/** What is shown now, by its tag: gone when the player is back. */
const shown = new Map<string, { close(): void }>();
onBack(() => {
  for (const one of shown.values()) one.close();
  shown.clear();
});

/** Shows a notification of the system where the player allowed it; a later one of the same tag takes its place. */
export function showNotification(tag: string, title: string, body: string): void {
  if (notificationPermission() !== 'granted') return;
  // The page plays its own sound, at the player's volume.
  const options = { tag, body, silent: true };
  try {
    const notification = new Notification(title, options);
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
    });
    shown.set(tag, notification);
  } catch {
    // A browser that offers them and shows none: title and sound have called.
  }
}
