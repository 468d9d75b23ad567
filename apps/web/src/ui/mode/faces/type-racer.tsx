import type { ModeFace } from '../mode-face.ts';
import { LINE } from './line.ts';

export const typeRacerFace: ModeFace = {
  name: 'room.modeTypeRacer',
  picture: (
    <>
      <path d="M14 6v54" fill="none" {...LINE} strokeWidth={7} />
      <path d="M14 8c10-6 18 6 28 2 6-2 10-1 14 1v30c-5-2-8-3-14-1-10 4-18-8-28-2z" fill="var(--cream)" {...LINE} />
      <path
        d="M14 8c5-3 9-1 14 1v10c-5-3-9-4-14-1zM28 19c5 2 9 4 14 2v10c-5 2-9 0-14-2zM42 10c6-2 10-1 14 1v10c-5-2-8-3-14-1zM14 28c5-3 9-1 14 1v9c-5-3-9-3-14 0zM42 31c6-2 9-1 14 1v9c-5-2-8-3-14-1z"
        fill="#170d1c"
      />
    </>
  ),
};
