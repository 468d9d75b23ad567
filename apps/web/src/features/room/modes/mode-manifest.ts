import type { ComponentType } from 'react';
import type { ModeFace } from '../../../ui/mode/mode-face.ts';
import type { RoomInfo } from '../store/room-types.ts';
import type { ModeScreen } from './mode-screen.ts';

/**
 * Everything that the client needs of one mode: its face, its screen, and the components that are its own. What is null the
 * mode has not; nothing may be left out, so that a mode without one of its parts does not compile.
 */
export interface ModeManifest<View> extends ModeFace, ModeScreen<View> {
  /** What it is played on: the table with the bomb, or a board. */
  readonly Stage: ComponentType;
  /** Above the stage: what the mode shows besides the turn. */
  readonly Bar: ComponentType | null;
  /** Letters beside the stage. */
  readonly Letters: ComponentType | null;
  /** Over the dock: what is chosen before a turn. */
  readonly Choices: ComponentType | null;
  /** In the lobby's bar: what can be set in this mode alone. */
  readonly Entries: ComponentType<{ readonly info: RoomInfo }> | null;
}
