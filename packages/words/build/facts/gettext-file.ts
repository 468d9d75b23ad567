import { existsSync, readFileSync } from 'node:fs';

/** Reads a compiled gettext catalogue (little-endian .mo) as translations by message; empty when there is none. */
export function readGettext(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const bytes = readFileSync(file);
  const count = bytes.readUInt32LE(8);
  const textAt = (table: number, i: number): string => {
    const length = bytes.readUInt32LE(table + 8 * i);
    const start = bytes.readUInt32LE(table + 8 * i + 4);
    return bytes.toString('utf8', start, start + length);
  };
  const [messages, translations] = [bytes.readUInt32LE(12), bytes.readUInt32LE(16)];
  return new Map(Array.from({ length: count }, (_, i) => [textAt(messages, i), textAt(translations, i)]));
}
