export { openAccount } from './account-tab.ts';
export { AccountWindow } from './account-window.tsx';
export { BanBanner } from './ban-banner.tsx';
export { goToDiscord, goToLinkDiscord } from './link-discord.ts';
export { ProviderButtons } from './provider-buttons.tsx';
export { authenticate, installSession, maySignOut, signOut } from './session.ts';
export { useSignInOptions } from './sign-in-options.ts';
export { currentUser, isGuestId, patchUser, useUser } from './session-store.ts';
export { openAccountSettings, openPasswordWindow } from './settings/account-windows.ts';
