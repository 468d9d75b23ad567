export interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 720;

/** Seats on an ellipse at equal arc length (equal angles would bunch them at the sides). The first one sits at the bottom. */
export function ellipseSeats(count: number, rx: number, ry: number): readonly Point[] {
  const reached = new Float64Array(STEPS + 1);
  const angle = (step: number) => (step / STEPS) * 2 * Math.PI;
  for (let step = 1; step <= STEPS; step++) {
    const [from, to] = [angle(step - 1), angle(step)];
    const length = Math.hypot(rx * (Math.cos(to) - Math.cos(from)), ry * (Math.sin(to) - Math.sin(from)));
    reached[step] = (reached[step - 1] ?? 0) + length;
  }
  const total = reached[STEPS] ?? 0;
  const bottom = reached[STEPS / 4] ?? 0;
  return Array.from({ length: count }, (_, seat) => {
    const target = (bottom + (seat / count) * total) % total;
    let low = 0;
    let high = STEPS;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((reached[middle] ?? 0) < target) low = middle + 1;
      else high = middle;
    }
    return { x: Math.cos(angle(low)) * rx, y: Math.sin(angle(low)) * ry };
  });
}

/** The angle that shows the same way as `to` and is nearest to `from`, so that the arrow never spins the long way round. */
export const nearestAngle = (from: number, to: number): number => from + ((((to - from) % 360) + 540) % 360) - 180;

export function seatScale(players: number): number {
  if (players <= 4) return 1;
  if (players <= 8) return 0.9;
  if (players <= 12) return 0.8;
  if (players <= 16) return 0.7;
  return Math.max(0.5, 0.7 - (players - 16) * 0.0125);
}

/** Scale of the bomb: the fuller the table, the smaller. */
export const bombScale = (players: number): number => Math.max(0.65, 0.85 - Math.max(0, players - 4) * 0.0075);

export interface TableLayout {
  readonly seats: readonly Point[];
  readonly seatScale: number;
  /** Width of the bomb in pixels. */
  readonly bomb: number;
  /** Radii of the drum. */
  readonly deck: { readonly rx: number; readonly ry: number };
  readonly small: boolean;
  readonly dense: boolean;
  /** How far the middle lies below the stage's middle, in pixels. */
  readonly shiftY: number;
}

/** More seats than this are drawn without level and with short names. */
const DENSE_FROM = 13;
const SMALL_BELOW = 620;
/** On a narrow stage the bomb leaves room for the plates beside it: so much of the width, the smallest table's bomb or more. */
const BOMB_WIDTH = 0.265;
/** The bomb's sign ends so far below its middle, as part of the bomb. */
export const SIGN_FOOT = 0.42;
/**
 * The last word over the far head reaches so far above the seat's middle, at a scale of 1 and with text of its own size;
 * so much is free above the stage.
 */
const FAR_WORD_PX = 102;
const FAR_TEXT_PX = 18;
const ABOVE_STAGE_PX = 8;
/** The plate of the nearest seat ends so far below its middle, at a scale of 1; the last word stands below it, with text of its own size. */
const NEAR_PLATE_PX = 52;
const NEAR_TEXT_PX = 28;
/** A phone’s table gets no flatter than this, px: the last word of the nearest seat keeps off the letters below the stage. */
const LEAST_SMALL_RADIUS = 72;
/** The head of the nearest seat, ears and antennas too, reaches so far above its middle, at a scale of 1. */
const NEAR_HEAD_PX = 108;

/** Places everything on a stage of this size. */
export function layOutTable(players: number, width: number, height: number): TableLayout {
  const small = width < SMALL_BELOW;
  const dense = players >= DENSE_FROM;
  const fit = small ? clamp(height / 470, 0.72, 1) : clamp(height / 610, 0.62, 1);
  const marginX = small ? (dense ? 40 : 56) : dense ? 70 : 122 * fit;
  const most = (small ? 0.68 * fit : fit) * (small && players > 8 ? seatScale(players) * 1.1 : seatScale(players));
  const sideways = small && width > height * 1.3;
  const below = sideways ? 0 : NEAR_PLATE_PX * most + NEAR_TEXT_PX;
  const marginY = small ? Math.max(66 * fit, below) : dense ? 62 : 104 * fit;
  // The far seats' heads and words need more room above their places than plates do below. On a sideways phone the far
  // word stands beside the head.
  const above = sideways ? 0 : FAR_WORD_PX * most + FAR_TEXT_PX - ABOVE_STAGE_PX;
  const shiftY = Math.max(small && height > 380 ? 18 : 0, Math.ceil((above - marginY) / 2));
  const roomX = Math.max(80, Math.min(height * 1.05, width / 2 - marginX));
  const ry = Math.max(small ? LEAST_SMALL_RADIUS : 80, Math.min(roomX * 1.3, (height - shiftY * 2) / 2 - marginY));
  // Flatter than this, the near seats would stand on the bomb.
  const rx = Math.min(roomX, ry * (dense ? 2.6 : 2.1));
  const bomb =
    Math.min(small ? 164 : Math.min(226, width * BOMB_WIDTH), ry * 0.9, rx * 0.84) * (bombScale(players) / 0.85);
  const scale = Math.min(most, (ry - bomb * SIGN_FOOT) / NEAR_HEAD_PX);
  return {
    seats: ellipseSeats(players, rx, ry),
    seatScale: Math.max(small ? 0.34 : 0.5, Math.min(1, scale)),
    bomb,
    deck: { rx: rx * (small ? 0.9 : 0.86), ry: ry * (small ? 0.82 : 0.86) },
    small,
    dense,
    shiftY,
  };
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Players in table order, the own seat first (bottom centre); without an own seat the list as it is. */
export function seatOrder(ids: readonly string[], selfId: string): readonly string[] {
  const own = ids.indexOf(selfId);
  return own <= 0 ? ids : [...ids.slice(own), ...ids.slice(0, own)];
}
