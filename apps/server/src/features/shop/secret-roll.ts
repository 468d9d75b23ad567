import { randomBytes } from 'node:crypto';

const BYTES = 6;
const RANGE = 2 ** (8 * BYTES);

/** A number in [0, 1) that nobody can guess. */
export const secretRoll = (): number => randomBytes(BYTES).readUIntBE(0, BYTES) / RANGE;
