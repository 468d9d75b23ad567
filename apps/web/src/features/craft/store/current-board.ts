import { create } from 'zustand';
import { BoardStore, type Visited } from './board-store.ts';

/** The player's own board outlives the screens that show it, so that nothing on its way is lost. */
let own = { playerId: '', board: new BoardStore() };
function ownBoard(playerId: string): BoardStore {
  if (own.playerId !== playerId) own = { playerId, board: new BoardStore() };
  return own.board;
}

interface Visit {
  readonly playerId: string;
  readonly board: BoardStore;
}
/** Somebody else's board that a player looks at in place of their own. */
const useVisit = create<{ readonly visit: Visit | null }>(() => ({ visit: null }));

/** The board that is shown to a player: their own, or the one that they visit. */
export function useCurrentBoard(playerId: string): BoardStore {
  const visit = useVisit((state) => state.visit);
  return visit?.playerId === playerId ? visit.board : ownBoard(playerId);
}

/** Shows a player the board of another; of themselves, their own. */
export const visitBoard = (playerId: string, { id, displayName }: Visited): void =>
  useVisit.setState({ visit: id === playerId ? null : { playerId, board: new BoardStore({ id, displayName }) } });

/** Back to the own board. */
export const leaveVisit = (): void => useVisit.setState({ visit: null });

/**
 * For tests: a page that has shown no board yet.
 * @internal
 */
export function forgetBoards(): void {
  own = { playerId: '', board: new BoardStore() };
  leaveVisit();
}
