/** Word data that can't be read: cut off, altered, or written by another version. */
export class DamagedDataError extends Error {
  override readonly name = 'DamagedDataError';
}
