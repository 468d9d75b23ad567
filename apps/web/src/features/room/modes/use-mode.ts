import { DEFAULT_MODE, modeTraits, type ModeTraits } from '@syllaboom/engine';
import type { ModeShown } from '../store/room-types.ts';
import { useSnapshot, useTopic } from '../store/use-topic.ts';
import type { ModeScreen } from './mode-screen.ts';
import { modeScreen } from './screens.ts';

/** What the running mode shows, when it is this one. */
export function useModeView<Id extends ModeShown['mode']>(mode: Id): Extract<ModeShown, { mode: Id }> | null {
  const view = useSnapshot('mode');
  return view?.mode === mode ? (view as Extract<ModeShown, { mode: Id }>) : null;
}

/** The room's mode. */
export const useMode = (): number => useTopic('info', (store) => store.get('info')?.mode ?? DEFAULT_MODE);

/** What the room's mode is. */
export const useModeTraits = (): ModeTraits => modeTraits(useMode());

/** What the room says and does in its mode. */
export const useModeScreen = (): ModeScreen<never> => modeScreen(useMode());
