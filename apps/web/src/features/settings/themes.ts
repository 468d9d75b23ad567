/** The themes in the order of the seeds. */
export const THEMES = [
  'default',
  'neon',
  'sunset',
  'toxic',
  'purple',
  'crimson',
  'black',
  'zyth',
  'brown',
  'retro',
  'inferno',
  'pastel',
  'chefs',
] as const;
export type Theme = (typeof THEMES)[number];

export const isTheme = (text: string): text is Theme => (THEMES as readonly string[]).includes(text);
