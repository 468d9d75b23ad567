import type { ModeFace } from '../mode-face.ts';
import { LINE } from './line.ts';

export const yappingFace: ModeFace = {
  name: 'room.modeYapping',
  picture: (
    <>
      <path
        d="M7 6h32a5 5 0 0 1 5 5v17a5 5 0 0 1-5 5H22l-9 8-1-8H7a5 5 0 0 1-5-5V11a5 5 0 0 1 5-5z"
        fill="var(--ember)"
        {...LINE}
      />
      <path
        d="M25 26h32a5 5 0 0 1 5 5v16a5 5 0 0 1-5 5h-4l-2 9-10-9H25a5 5 0 0 1-5-5V31a5 5 0 0 1 5-5z"
        fill="var(--cream)"
        {...LINE}
      />
      <circle cx="31" cy="39.5" r="3" fill="#170d1c" />
      <circle cx="41" cy="39.5" r="3" fill="#170d1c" />
      <circle cx="51" cy="39.5" r="3" fill="#170d1c" />
    </>
  ),
};
