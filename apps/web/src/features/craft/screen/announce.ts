let place: HTMLElement | null = null;
let flips = false;

/** Where the board's news are read out; null: nowhere. */
export const setAnnouncer = (element: HTMLElement | null): void => {
  place = element;
};

/** Has a sentence read out. The same one twice is read twice: a space at its end tells them apart. */
export function announce(text: string): void {
  if (!place) return;
  flips = !flips;
  place.textContent = flips ? text : `${text}\u00a0`;
}
