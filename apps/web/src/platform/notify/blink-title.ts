import { isAway, onBack } from './away.ts';

const BLINK_MS = 900;

/** The title that the page has while nothing blinks in it; null = nothing does. */
let before: string | null = null;
let words: () => string = () => '';
let timer: ReturnType<typeof setInterval> | undefined;

function stop(): void {
  if (before === null) return;
  clearInterval(timer);
  document.title = before;
  before = null;
}
onBack(stop);

/** Blinks the page's title while nobody looks at the page; what comes later takes the place of what blinks already. Returns what ends it. */
export function blinkTitle(say: () => string): () => void {
  if (!isAway()) return () => undefined;
  stop();
  words = say;
  const calm = document.title;
  before = calm;
  let on = false;
  const flip = (): void => {
    on = !on;
    document.title = on ? words() : calm;
  };
  flip();
  timer = setInterval(flip, BLINK_MS);
  return () => {
    if (words === say) stop();
  };
}
