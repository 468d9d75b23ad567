import { api } from '../../../platform/api/api.ts';
import { currentLanguage } from '../../../platform/i18n/i18n.ts';
import { loadScript } from '../../../platform/load-script.ts';

/** What Google's sign-in script gives to pages, as far as it is used here. */
interface GoogleAccounts {
  initialize(options: {
    client_id: string;
    nonce: string;
    auto_select: boolean;
    use_fedcm_for_button: boolean;
    callback: (answer: { credential?: string }) => void;
  }): void;
  renderButton(parent: HTMLElement, options: Record<string, string | number>): void;
  prompt(onMoment: (moment: GoogleMoment) => void): void;
  disableAutoSelect(): void;
}
interface GoogleMoment {
  isSkippedMoment(): boolean;
  isDismissedMoment(): boolean;
  getDismissedReason(): string;
}
declare global {
  var google: { accounts: { id: GoogleAccounts } } | undefined;
}

/** Google vouches without a question within this time, or not at all. */
export const SILENT_MS = 10_000;

/** Loads Google's script, which lies with Google alone; null where the server offers no such sign-in. */
async function openGoogle(): Promise<{ accounts: GoogleAccounts; clientId: string } | null> {
  const { google: offered } = await api.call('signInOptions', {});
  if (offered === null) return null;
  await loadScript(offered.scriptUrl);
  const accounts = globalThis.google?.accounts.id;
  if (!accounts) throw new Error("Google's script brought nothing");
  return { accounts, clientId: offered.clientId };
}

async function prepare(callback: (idToken: string) => void, auto: boolean): Promise<GoogleAccounts | null> {
  const opened = await openGoogle();
  if (!opened) return null;
  const { nonce } = await api.call('googleNonce', {});
  opened.accounts.initialize({
    client_id: opened.clientId,
    nonce,
    auto_select: auto,
    use_fedcm_for_button: true,
    callback: ({ credential }) => {
      if (credential) callback(credential);
    },
  });
  return opened.accounts;
}

/** Draws Google's own button; `onToken` gets the identity token once the player has chosen an account. */
export async function drawGoogleButton(parent: HTMLElement, onToken: (idToken: string) => void): Promise<void> {
  const accounts = await prepare(onToken, false);
  accounts?.renderButton(parent, {
    type: 'standard',
    theme: 'outline',
    size: 'large',
    shape: 'pill',
    text: 'continue_with',
    logo_alignment: 'center',
    width: Math.min(parent.clientWidth, 400),
    locale: currentLanguage().replace('-', '_'),
  });
}

/** A fresh identity token without a question; null where Google would have to ask. */
export async function askGoogleSilently(): Promise<string | null> {
  let settle: (idToken: string | null) => void = () => undefined;
  const answer = new Promise<string | null>((resolve) => {
    settle = resolve;
  });
  const accounts = await prepare(settle, true);
  if (!accounts) return null;
  const timer = setTimeout(() => settle(null), SILENT_MS);
  accounts.prompt((moment) => {
    const refused = moment.isDismissedMoment() && moment.getDismissedReason() !== 'credential_returned';
    if (moment.isSkippedMoment() || refused) settle(null);
  });
  return answer.finally(() => clearTimeout(timer));
}

/** After signing out, Google doesn't sign in by itself. */
export const forgetGoogle = (): void => globalThis.google?.accounts.id.disableAutoSelect();
