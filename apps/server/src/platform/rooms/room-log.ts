/** What the rooms' platform writes; pino's logger fits. */
export interface RoomLog {
  debug(data: object, text: string): void;
  info(data: object, text: string): void;
  warn(data: object, text: string): void;
  error(data: object, text: string): void;
}

/** Joins whatever the library hands to its logger into one line. */
const oneLine = (parts: readonly unknown[]): string =>
  parts
    .map((part) => (part instanceof Error ? part.message : String(part)))
    .join(' ')
    .slice(0, 500);

/** The library's logger: its chatter goes to debug, because an anonymous client can cause much of it. */
export const libraryLogger = (log: RoomLog) => {
  const quiet = (...parts: unknown[]) => log.debug({ part: 'colyseus' }, oneLine(parts));
  return { trace: quiet, debug: quiet, info: quiet, log: quiet, warn: quiet, error: quiet, fatal: quiet };
};
