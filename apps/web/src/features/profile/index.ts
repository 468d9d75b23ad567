export { LevelBar } from './level-bar.tsx';
export { ProfileHub } from './lazy-hub.ts';
export { setIconSender } from './icon-sender.ts';
export { ProfileMenu, BlockMenu } from './lazy-menus.tsx';
export { ProfileWindows } from './profile-windows.tsx';
