import type { MODES } from '@syllaboom/engine';
import { customPromptsFace } from '../../../../ui/mode/faces/custom-prompts.tsx';
import type { ModeManifest } from '../mode-manifest.ts';
import type { ViewOf } from '../mode-screen.ts';
import { CustomBoard } from './custom-board.tsx';
import { PromptsEntry } from './prompts-entry.tsx';
import { customPromptsScreen } from './screen.ts';

export const customPrompts: ModeManifest<ViewOf<typeof MODES.customPrompts>> = {
  ...customPromptsFace,
  ...customPromptsScreen,
  Stage: CustomBoard,
  Bar: null,
  Letters: null,
  Choices: null,
  Entries: PromptsEntry,
};
