import { create } from 'zustand';

/** What the browser hands out when the app can be installed; not in the standard types. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Null while the browser offers no installation: inside the chat platform, in an installed app, in browsers without. */
export const useInstallOffer = create<{ offer: InstallPrompt | null }>(() => ({ offer: null }));

/** Keeps the browser's offer until the player wants it. */
export function installOffers(embedded: boolean): void {
  if (embedded) return;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstallOffer.setState({ offer: event as InstallPrompt });
  });
  addEventListener('appinstalled', () => useInstallOffer.setState({ offer: null }));
}

/** Lets the browser ask; an offer holds once. */
export async function takeInstallOffer(): Promise<void> {
  const { offer } = useInstallOffer.getState();
  useInstallOffer.setState({ offer: null });
  await offer?.prompt();
}
