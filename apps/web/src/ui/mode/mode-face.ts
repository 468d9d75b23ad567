import type { ModeName } from '@syllaboom/engine';
import type { ReactNode } from 'react';

/** The half of a mode's manifest that every page shows, also outside of rooms. */
export interface ModeFace {
  readonly name: `room.mode${Capitalize<ModeName>}`;
  /** What is drawn on a square of 64. */
  readonly picture: ReactNode;
}
