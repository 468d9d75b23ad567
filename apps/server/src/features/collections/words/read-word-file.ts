import { AppError } from '#platform/errors/app-error.ts';

/** A line of a file that holds something. */
export interface FileLine {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
}

/** The text of an uploaded file; throws `collection/no_file` and `collection/file_invalid`: anything but UTF-8, with NULs. */
export function readText(bytes: Buffer): string {
  if (bytes.length === 0) throw new AppError('collection/no_file');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch (cause) {
    throw new AppError('collection/file_invalid', { cause });
  }
  throw new AppError('collection/file_invalid');
}

/** The lines that hold something, one after the other, whatever ends them: a file may be a million ends of lines. */
export function* fileLines(text: string): Generator<FileLine | null, void> {
  const ends = /\r\n|\n|\r/g;
  let from = 0;
  for (let number = 1; from <= text.length; number += 1) {
    const end = ends.exec(text);
    const line = text.slice(from, end?.index ?? text.length);
    // Null lets whoever reads pause between blank lines.
    yield /\S/.test(line) ? { number, text: line } : null;
    if (end === null) return;
    from = ends.lastIndex;
  }
}
