export { MatchList } from './match-list.tsx';
