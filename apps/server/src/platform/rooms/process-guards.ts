import type { RoomLog } from './room-log.ts';

let installed = false;

/**
 * Keeps the process alive through what the rooms library lets slip: a rejected promise that nobody awaits (an
 * anonymous socket dropping before its seat is taken, Redis away for ten seconds) and a closed log pipe (EPIPE in an
 * endless loop). Both are bugs to log, never a reason to throw everybody out.
 */
export function installProcessGuards(log: RoomLog): void {
  if (installed) return;
  installed = true;
  process.on('unhandledRejection', (reason) => {
    log.error({ part: 'process', err: reason }, 'A promise was rejected and nobody awaited it');
  });
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
}
