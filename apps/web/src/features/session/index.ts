import { lazyPart } from '../../ui/lazy-part.tsx';

export { openAccount } from './account/account-tab.ts';
export { AppealForm } from './ban/appeal-form.tsx';
export { askSignOut } from './ask-sign-out.ts';
export { AccountWindow } from './account/account-window.tsx';
export { BanBanner } from './ban/ban-banner.tsx';
export { goToDiscord, goToLinkDiscord } from './sign-in/link-discord.ts';
export { NoGuests } from './no-guests.tsx';
export { authenticate, installSession, maySignOut } from './session.ts';
export { refreshUser } from './refresh-user.ts';
export { currentUser, isGuestId, onUser, patchUser, useUser } from './session-store.ts';
export { openAccountSettings, openPasswordWindow } from './settings/account-windows.ts';

export { askForName } from './keyed/ask-for-name.ts';

/** One field and one button: an account by its name alone. `onDone` says what it was for. */
export const NameForm = lazyPart(async () => ({ default: (await import('./keyed/name-form.tsx')).NameForm }));
/** Ways in without a password, as far as the server offers them. */
export const ProviderButtons = lazyPart(async () => ({
  default: (await import('./account/provider-buttons.tsx')).ProviderButtons,
}));
/** Reminds whoever plays by a name alone that a password keeps the account. */
export const KeepNotice = lazyPart(async () => ({
  default: (await import('./keyed/keep-notice.tsx')).KeepNoticeStrip,
}));
/** Offers the recovery codes of a new account, at home. */
export const RecoveryNotice = lazyPart(async () => ({
  default: (await import('./recovery/recovery-notice.tsx')).RecoveryNoticeStrip,
}));
/** Around what only roles with a proven second factor may see. */
export const SecondFactorGate = lazyPart(async () => ({
  default: (await import('./second-factor/second-factor-gate.tsx')).SecondFactorGateBody,
}));
