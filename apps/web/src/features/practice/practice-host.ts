import type { PracticePort } from './practice-link.ts';
import type { PracticeEvent, PracticeCommand } from './worker/practice-protocol.ts';

/** The running worker. */
export interface PracticeHost extends PracticePort {
  /** Opens a pack; rejects when it is damaged. */
  open(bytes: Uint8Array): Promise<void>;
  stop(): void;
}

/** Starts the worker that holds dictionary and engine. */
export function startPracticeHost(): PracticeHost {
  const worker = new Worker(new URL('./worker/practice.worker.ts', import.meta.url), { type: 'module' });
  const listeners = new Set<(event: PracticeEvent) => void>();
  worker.onmessage = ({ data }: MessageEvent<PracticeEvent>) => {
    for (const listener of listeners) listener(data);
  };
  const listen: PracticePort['listen'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const post = (command: PracticeCommand) => worker.postMessage(command);
  return {
    post,
    listen,
    open: (bytes) =>
      new Promise((resolve, reject) => {
        worker.onerror = () => reject(new Error('the worker failed'));
        const off = listen((event) => {
          if (event.k !== 'opened' && event.k !== 'damaged') return;
          off();
          if (event.k === 'opened') resolve();
          else reject(new Error('the word pack is damaged'));
        });
        post({ k: 'open', bytes });
      }),
    stop: () => worker.terminate(),
  };
}
