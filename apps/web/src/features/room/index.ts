export { BackBanner } from './returning/back-banner.tsx';
export { RoomScreen } from './room-screen.tsx';
export { RoomView } from './room-view.tsx';
export { default as roomTop } from './room-view.module.css';
export { RoundChip } from './round-chip.tsx';
export { actionsOf, connectStore } from './store/colyseus-adapter.ts';
export type { RoomActions } from './store/room-actions.ts';
export { RoomStore } from './store/room-store.ts';
