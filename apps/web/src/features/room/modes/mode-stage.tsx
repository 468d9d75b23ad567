import { modeManifest } from './manifests.ts';
import { useMode } from './use-mode.ts';

/** What the room's mode is played on: the table with the bomb, or a board of its own. */
export function ModeStage() {
  const { Stage } = modeManifest(useMode());
  return <Stage />;
}
