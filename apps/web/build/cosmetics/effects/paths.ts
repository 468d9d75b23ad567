/** Paths of simple forms, in a square of 64. */

const cut = (value: number): string => String(Math.round(value * 100) / 100);

export const ellipse = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${cut(cx - rx)} ${cut(cy)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

export const box = (x: number, y: number, width: number, height: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${width}v${height}h${-width}z`
    : `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** A point at an angle in degrees, 0 at the top, clockwise. */
export const around = (cx: number, cy: number, radius: number, degrees: number): readonly [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
};

const closed = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${cut(x)} ${cut(y)}`).join('L')}z`;

export const polygon = (corners: number, radius: number, cx = 32, cy = 32, turn = 0): string =>
  closed(Array.from({ length: corners }, (_, n) => around(cx, cy, radius, turn + (n * 360) / corners)));

export const star = (points: number, outer: number, inner: number, cx = 32, cy = 32, turn = 0): string =>
  closed(
    Array.from({ length: points * 2 }, (_, n) =>
      around(cx, cy, n % 2 === 0 ? outer : inner, turn + (n * 180) / points),
    ),
  );

/** Round leaves of a flower. */
export const petals = (
  count: number,
  distance: number,
  radius: number,
  cx = 32,
  cy = 32,
  turn = 0,
): readonly string[] =>
  Array.from({ length: count }, (_, n) => {
    const [x, y] = around(cx, cy, distance, turn + (n * 360) / count);
    return ellipse(x, y, radius);
  });

/** A heart as wide as `width`, around a middle. */
export const heart = (cx = 32, cy = 32, width = 52): string => {
  const k = width / 52;
  const at = (x: number, y: number) => `${cut(cx + (x - 32) * k)} ${cut(cy + (y - 32) * k)}`;
  return `M${at(32, 57)}C${at(16, 45)} ${at(6, 36)} ${at(6, 23)}C${at(6, 14)} ${at(13, 8)} ${at(20, 8)}C${at(25, 8)} ${at(29, 11)} ${at(32, 15)}C${at(35, 11)} ${at(39, 8)} ${at(44, 8)}C${at(51, 8)} ${at(58, 14)} ${at(58, 23)}C${at(58, 36)} ${at(48, 45)} ${at(32, 57)}z`;
};
