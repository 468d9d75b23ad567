import { lazyPart } from '../../ui/lazy-part.tsx';

export { openAccount } from './account-tab.ts';
export { askSignOut } from './ask-sign-out.ts';
export { AccountWindow } from './account-window.tsx';
export { BanBanner } from './ban-banner.tsx';
export { goToDiscord, goToLinkDiscord } from './link-discord.ts';
export { ProviderButtons } from './provider-buttons.tsx';
export { authenticate, installSession, maySignOut } from './session.ts';
export { loadSignInOptions, type SignInOptions } from './sign-in-options.ts';
export { currentUser, isGuestId, patchUser, useUser } from './session-store.ts';
export { openAccountSettings, openPasswordWindow } from './settings/account-windows.ts';

/** Offers the recovery codes of a new account, at home. */
export const RecoveryNotice = lazyPart(async () => ({
  default: (await import('./recovery/recovery-notice.tsx')).RecoveryNoticeStrip,
}));
/** Around what only roles with a proven second factor may see. */
export const SecondFactorGate = lazyPart(async () => ({
  default: (await import('./second-factor/second-factor-gate.tsx')).SecondFactorGateBody,
}));
