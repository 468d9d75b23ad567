const BLINK_MS = 900;

/** Blinks the page's title while nobody looks at the page; ends by itself when somebody does. Returns what ends it. */
export function blinkTitle(words: () => string): () => void {
  if (document.visibilityState === 'visible') return () => undefined;
  const before = document.title;
  let on = false;
  const flip = (): void => {
    on = !on;
    document.title = on ? words() : before;
  };
  flip();
  const timer = setInterval(flip, BLINK_MS);
  const stop = (): void => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
    document.title = before;
  };
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') stop();
  };
  document.addEventListener('visibilitychange', onVisible);
  return stop;
}
