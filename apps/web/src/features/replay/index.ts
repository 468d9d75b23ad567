export { ReplayScreen } from './replay-screen.tsx';
