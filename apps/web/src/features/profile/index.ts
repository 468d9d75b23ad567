export { Balances } from './balances.tsx';
export { LevelBar } from './level-bar.tsx';
export { openHub, openProfile, type RoomOfProfile } from './open-profile.ts';
export { setIconSender } from './own-news.ts';
export { ProfileMenu } from './profile-menu.tsx';
export { ProfileWindows } from './profile-windows.tsx';
export { RelationItems } from './relation-items.tsx';
export { useRelation } from './relations.ts';
