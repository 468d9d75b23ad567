export const colorsIn = (sheet: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...sheet.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((match) => [match[1], match[2]]));

/** Whether a theme's stylesheet says that its surfaces are light. */
export const isLight = (sheet: string): boolean => /color-scheme:\s*light/.test(sheet);

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** How far two colours (#rrggbb) stand apart, 1–21, as WCAG counts. */
export const contrast = (a: string, b: string): number => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};
