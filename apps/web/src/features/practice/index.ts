export { PracticeScreen } from './practice-screen.tsx';
