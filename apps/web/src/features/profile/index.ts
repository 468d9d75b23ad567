export { Balances } from './balances.tsx';
export { LevelBar } from './level-bar.tsx';
export { ProfileHub } from './lazy-hub.ts';
export { openGetRole, openHub, openProfile, type RoomOfProfile } from './open-profile.ts';
export { setIconSender } from './own-news.ts';
export { ProfileMenu, BlockMenu } from './lazy-menus.tsx';
export { ProfileWindows } from './profile-windows.tsx';
