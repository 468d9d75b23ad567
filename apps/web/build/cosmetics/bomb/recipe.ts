import type { Pen } from '../drawing/pen.ts';
import type { Eyes, Mouth, Pupil, Brow } from './faces.ts';
import type { Cap, Fuse } from './fuses.ts';
import type { Spark } from './sparks.ts';

/** Light, middle and dark colour of a body. */
export type Tones = readonly [light: string, middle: string, dark: string];

export type Gloss = 'shine' | 'soft' | 'glass' | 'metal' | 'matte' | 'none';

export interface Face {
  readonly eyes: Eyes;
  /** Colour of what surrounds the pupils, or of a light that burns in them. */
  readonly white?: string;
  readonly pupil?: Pupil;
  readonly pupilColor?: string;
  readonly brow?: Brow;
  readonly browColor?: string;
  /** Covered by the sign at the table. */
  readonly mouth?: Mouth;
  readonly mouthColor?: string;
}

/** How one bomb is drawn: each its own shape, material, pattern, face, fuse and spark. */
export interface Recipe {
  readonly body: string;
  readonly tones: Tones;
  /** Light that comes back from below. */
  readonly rim?: string;
  readonly gloss?: Gloss;
  /** Behind the body. */
  readonly back?: (pen: Pen) => void;
  /** On the body, cut off at its outline. */
  readonly skin?: (pen: Pen) => void;
  /** Before the body, below the face. */
  readonly front?: (pen: Pen) => void;
  readonly cap?: Cap;
  readonly capTones?: Tones;
  readonly fuse?: Fuse;
  readonly fuseColors?: readonly [string, string];
  readonly spark?: Spark;
  readonly face: Face;
}
