/** The colours of a board, from the tokens of the theme that is shown. */
export interface Palette {
  readonly ink: string;
  readonly ground: string;
  readonly cell: string;
  readonly beyond: string;
  readonly tile: string;
  readonly tileHi: string;
  readonly tileEdge: string;
  readonly tileInk: string;
  readonly gold: string;
  readonly glow: string;
  readonly text: string;
  readonly bubble: string;
  readonly focus: string;
  readonly bad: string;
}

/** Words shine in these, whatever the theme: as the letters that hit a syllable do. */
export const HOT = { hi: '#ffe78f', tile: '#ffd23f', edge: '#c7850a', ink: '#4a1c00' } as const;

export function readPalette(of: Element = document.documentElement): Palette {
  const style = getComputedStyle(of);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    ink: token('--ink'),
    ground: token('--felt-1'),
    cell: `color-mix(in oklab, ${token('--felt-1')}, ${token('--felt-0')} 55%)`,
    beyond: `color-mix(in oklab, ${token('--felt-1')}, #000 42%)`,
    tile: token('--tile'),
    tileHi: token('--tile-hi'),
    tileEdge: token('--tile-edge'),
    tileInk: token('--tile-ink'),
    gold: token('--lemon'),
    glow: token('--ember'),
    text: token('--text'),
    bubble: token('--panel'),
    focus: token('--sky'),
    bad: token('--tomato'),
  };
}
