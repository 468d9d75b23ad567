import { type ChildProcess, fork } from 'node:child_process';
import type { Clock } from '#platform/clock/clock.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** Turns uploaded bytes into the picture that is stored; null when they are no picture that is taken. */
export type DrawPicture = (bytes: Buffer) => Promise<Buffer | null>;

const WORKER = new URL('./picture-worker.ts', import.meta.url);
/** A picture that takes longer is none. */
const LONGEST_MS = 10_000;
/** The process ends when it had nothing to do for so long. */
const IDLE_MS = 60_000;
const MOST_WAITING = 20;
const RETRY_AFTER_SECONDS = 5;

/**
 * Draws pictures one after the other in a process of its own: foreign files are read by native code, and one that breaks
 * or hangs it takes down nothing else. The process knows no secrets of this one.
 */
export class PictureDrawer {
  readonly #clock: Clock;
  #child: ChildProcess | null = null;
  #waiting = 0;
  #tail: Promise<unknown> = Promise.resolve();
  #stopIdling: () => void = () => undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  readonly draw: DrawPicture = async (bytes) => {
    if (this.#waiting >= MOST_WAITING)
      throw new AppError('http/unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.#waiting += 1;
    const drawn = this.#tail.then(() => this.#ask(bytes));
    this.#tail = drawn.catch(() => undefined);
    try {
      return await drawn;
    } finally {
      this.#waiting -= 1;
    }
  };

  close(): void {
    this.#stopIdling();
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }

  #ask(bytes: Buffer): Promise<Buffer | null> {
    const child = this.#start();
    return new Promise((resolve) => {
      const finish = (drawn: Buffer | null): void => {
        stopTimer();
        child.removeAllListeners();
        this.#idle(child);
        resolve(drawn);
      };
      const giveUp = (): void => {
        child.kill('SIGKILL');
        if (this.#child === child) this.#child = null;
        finish(null);
      };
      const stopTimer = this.#clock.after(LONGEST_MS, giveUp);
      child.once('message', (drawn) => finish(drawn === null ? null : Buffer.from(drawn as Uint8Array)));
      child.once('exit', giveUp);
      child.once('error', giveUp);
      child.send(bytes, (failed) => {
        if (failed) giveUp();
      });
    });
  }

  #start(): ChildProcess {
    this.#stopIdling();
    if (this.#child?.connected) return this.#child;
    const child = fork(WORKER, [], {
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // The server may end while it idles.
    child.unref();
    child.channel?.unref();
    this.#child = child;
    return child;
  }

  #idle(child: ChildProcess): void {
    if (this.#child !== child) return;
    child.on('error', () => undefined);
    this.#stopIdling = this.#clock.after(IDLE_MS, () => this.close());
  }
}
