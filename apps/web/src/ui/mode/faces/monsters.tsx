import type { ModeFace } from '../mode-face.ts';
import { LINE } from './line.ts';

export const monstersFace: ModeFace = {
  name: 'room.modeMonsters',
  picture: (
    <>
      <path
        d="M14 20C8 14 8 6 10 3c2 6 8 7 12 9M50 20c6-6 6-14 4-17-2 6-8 7-12 9"
        fill="var(--cream)"
        {...LINE}
        strokeWidth={3.4}
      />
      <path
        d="M32 10c17 0 24 12 24 27 0 8 1 15 3 21-5 1-8-2-10-5-3 5-7 7-11 3-3 4-9 4-12 0-4 4-8 2-11-3-2 3-5 6-10 5 2-6 3-13 3-21 0-15 7-27 24-27z"
        fill="var(--grape)"
        {...LINE}
      />
      <circle cx="32" cy="27" r="9.5" fill="#fff" {...LINE} strokeWidth={3.4} />
      <circle cx="32" cy="28" r="4" fill="#170d1c" />
      <path d="M20 42h24c-1 6-6 9-12 9s-11-3-12-9z" fill="#170d1c" />
      <path d="M24 42l3 4 3-4zM35 42l3 4 3-4z" fill="#fff" />
    </>
  ),
};
