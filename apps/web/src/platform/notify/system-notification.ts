import { isEmbedded } from '../discord/launch.ts';
import { onBack } from './away.ts';

/** Whether this browser can show notifications of the system at all; frames of other pages never may. */
export const offersNotifications = (): boolean => 'Notification' in globalThis && !isEmbedded();

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

/** The worker of the page shows it where a page itself may not (phones). A press on it leads back to the page. */
async function showByWorker(title: string, options: NotificationOptions & { tag: string }): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.showNotification(title, options);
  const [notification] = (await registration?.getNotifications({ tag: options.tag })) ?? [];
  if (notification) shown.set(options.tag, notification);
}

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
    showByWorker(title, options).catch(() => undefined);
  }
}
