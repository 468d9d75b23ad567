import { modeManifest } from './manifests.ts';
import { useMode } from './use-mode.ts';

/** Over the dock: what is chosen before a turn. */
export function ModeChoices() {
  const { Choices } = modeManifest(useMode());
  return Choices ? <Choices /> : null;
}
