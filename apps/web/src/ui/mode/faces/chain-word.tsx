import type { ModeFace } from '../mode-face.ts';

export const chainWordFace: ModeFace = {
  name: 'room.modeChainWord',
  picture: (
    <>
      <g fill="none" transform="rotate(-32 32 32)">
        <rect x="4" y="21" width="32" height="22" rx="11" stroke="var(--ink)" strokeWidth="12" />
        <rect x="4" y="21" width="32" height="22" rx="11" stroke="var(--sky)" strokeWidth="5.4" />
        <rect x="28" y="21" width="32" height="22" rx="11" stroke="var(--ink)" strokeWidth="12" />
        <rect x="28" y="21" width="32" height="22" rx="11" stroke="var(--lemon)" strokeWidth="5.4" />
        <path d="M31 43h-8" stroke="var(--ink)" strokeWidth="12" />
        <path d="M34 43H22" stroke="var(--sky)" strokeWidth="5.4" />
      </g>
    </>
  ),
};
