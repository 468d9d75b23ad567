import { modeManifest } from './manifests.ts';
import { useMode } from './use-mode.ts';

/** Above the stage: what the mode shows besides the turn. */
export function ModeBar() {
  const { Bar } = modeManifest(useMode());
  return Bar ? <Bar /> : null;
}
