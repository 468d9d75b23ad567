import { useEffect } from 'react';
import { PROTOCOL } from '@syllaboom/contracts';
import { create } from 'zustand';

interface UpdateState {
  /** The server speaks a newer protocol than this page. */
  readonly isOutdated: boolean;
  /** How many things want the page to stay for now. */
  readonly holders: number;
}
export const useUpdate = create<UpdateState>(() => ({ isOutdated: false, holders: 0 }));

/** The server was updated, and this page was not. */
export const noteOutdated = (): void => useUpdate.setState({ isOutdated: true });

/** Compares the server's protocol with the own one; an older server is about to be replaced, which harms nobody. */
export const noteProtocol = (theirs: number): void => {
  if (theirs > PROTOCOL) noteOutdated();
};

/** Keeps the page from being loaded anew as long as `holds`: a match runs, or its result is shown. */
export function useHoldUpdate(holds: boolean): void {
  useEffect(() => {
    if (!holds) return undefined;
    const add = (count: number) => useUpdate.setState(({ holders }) => ({ holders: holders + count }));
    add(1);
    return () => add(-1);
  }, [holds]);
}
