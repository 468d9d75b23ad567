import type { ModeFace } from '../mode-face.ts';
import { LINE } from './line.ts';

export const customPromptsFace: ModeFace = {
  name: 'room.modeCustomPrompts',
  picture: (
    <>
      <rect x="6" y="8" width="42" height="46" rx="7" fill="var(--cream)" {...LINE} transform="rotate(-5 27 31)" />
      <path d="M13 40l9-11 7 7 5-6 9 9" fill="none" {...LINE} strokeWidth={3.4} />
      <circle cx="19" cy="21" r="4" fill="var(--lemon)" {...LINE} strokeWidth={3} />
      <path d="M58 24L40 50l-7 4 1-8 18-26z" fill="var(--tomato)" {...LINE} strokeWidth={3.4} />
    </>
  ),
};
