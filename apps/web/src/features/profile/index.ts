export { Balances } from './balances.tsx';
export { LevelBar } from './level-bar.tsx';
export { ProfileMenu } from './profile-menu.tsx';
