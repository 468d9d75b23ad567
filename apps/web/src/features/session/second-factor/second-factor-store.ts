import { create } from 'zustand';
import { openWindow } from '../../../ui/windows/manager.ts';

export const SECOND_FACTOR_WINDOW = 'second-factor';

interface SecondFactorState {
  /** Whether it counts in this session; null: not known yet. */
  readonly proven: boolean | null;
  /** Pages of the staff that show the way to it themselves. */
  readonly gates: number;
}
export const useSecondFactor = create<SecondFactorState>(() => ({ proven: null, gates: 0 }));

export const noteProven = (proven: boolean): void => useSecondFactor.setState({ proven });
export const openSecondFactor = (): void => openWindow(SECOND_FACTOR_WINDOW);

/** The server refused a call for want of it: the way there opens, unless the page shows it already. */
export function askSecondFactor(): void {
  noteProven(false);
  if (useSecondFactor.getState().gates === 0) openSecondFactor();
}

/** A page that shows the way there itself; returns the way to stop. */
export function addGate(): () => void {
  useSecondFactor.setState(({ gates }) => ({ gates: gates + 1 }));
  return () => useSecondFactor.setState(({ gates }) => ({ gates: gates - 1 }));
}
