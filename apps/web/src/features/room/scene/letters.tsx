import { modeManifest } from '../modes/manifests.ts';
import { useMode } from '../modes/use-mode.ts';

/** Letters beside the stage: those that the alphabet bonus wants, or what the mode has in their place. */
export function Letters() {
  const { Letters: Column } = modeManifest(useMode());
  return Column ? <Column /> : null;
}
