import { isEmbedded } from './discord/launch.ts';

const restarts = new Set<() => void>();

/** The page's own life, in one place so that tests can watch it. */
export const page = {
  reload: (): void => location.reload(),
  /** Leaves for another address. */
  go: (url: string): void => location.assign(url),
  /**
   * Starts over: by loading the page anew, inside the chat platform without it. A load there would forget by which window
   * the platform's client listens.
   */
  startOver(): void {
    if (!isEmbedded()) return page.reload();
    for (const restart of restarts) restart();
  },
  /** Called instead of a load when the app starts over inside the chat platform. Returns the remover. */
  onStartOver(restart: () => void): () => void {
    restarts.add(restart);
    return () => void restarts.delete(restart);
  },
};
