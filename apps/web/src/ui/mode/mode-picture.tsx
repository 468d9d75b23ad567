import { modeFace } from './mode-faces.ts';

/** The picture of a mode; readers hear its name elsewhere. */
export function ModePicture({ mode, size = 64 }: { mode: number; size?: number }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      {modeFace(mode).picture}
    </svg>
  );
}
