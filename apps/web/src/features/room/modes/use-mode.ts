import type { ModeShown } from '../store/room-types.ts';
import { useSnapshot, useTopic } from '../store/use-topic.ts';
import { type ModeScreen, modeScreen } from './mode-screen.ts';

/** What the running mode shows, when it is this one. */
export function useModeView<Id extends ModeShown['mode']>(mode: Id): Extract<ModeShown, { mode: Id }> | null {
  const view = useSnapshot('mode');
  return view?.mode === mode ? (view as Extract<ModeShown, { mode: Id }>) : null;
}

/** The game screen of the room's mode. */
export const useModeScreen = (): ModeScreen => modeScreen(useTopic('info', (store) => store.get('info')?.mode ?? 0));
