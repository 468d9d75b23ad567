/** Cards that pass before the reel stops, and how many more are seen below the drawn one. */
const PASSING = 26;
const BELOW = 2;

/** The cards of the reel from first to last, and the place of the drawn one: the others in turn, then the one that was drawn. */
export function reelStrip(drawn: number, options: readonly number[]): { cards: readonly number[]; stop: number } {
  const others = options.filter((id) => id !== drawn);
  const pool = others.length > 0 ? others : [drawn];
  const card = (place: number) => pool[place % pool.length] ?? drawn;
  const cards = Array.from({ length: PASSING + 1 + BELOW }, (_, place) => (place === PASSING ? drawn : card(place)));
  return { cards, stop: PASSING };
}
