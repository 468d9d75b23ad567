import { useBombKeys } from './use-bomb-keys.ts';

/** Draws nothing: it hears the keys. */
export function BombKeys() {
  useBombKeys();
  return null;
}
