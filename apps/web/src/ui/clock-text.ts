const SECONDS_PER_MINUTE = 60;

/** Whole seconds as minutes and seconds, e.g. 2:07; nothing is below 0:00. */
export function clockText(seconds: number): string {
  const shown = Math.max(0, seconds);
  return `${Math.floor(shown / SECONDS_PER_MINUTE)}:${String(shown % SECONDS_PER_MINUTE).padStart(2, '0')}`;
}
