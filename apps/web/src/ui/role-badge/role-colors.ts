import { roleOfType } from '@syllaboom/engine';

/**
 * How the name of a role is written on dark and on light surfaces: gold for supporters, red for developers. A type
 * without an entry has the plain colour of texts. A test holds them readable in every theme.
 */
export const ROLE_COLORS: Readonly<Record<number, { readonly dark: string; readonly light: string }>> = {
  1: { dark: '#b9c3ff', light: '#2f3796' },
  2: { dark: '#7ce8d3', light: '#0a4d44' },
  3: { dark: '#9adaff', light: '#0a4668' },
  4: { dark: '#8cf0b4', light: '#0c4f2a' },
  5: { dark: '#d0f06a', light: '#3b4d00' },
  6: { dark: '#ffb0d3', light: '#84134f' },
  7: { dark: '#ffd84f', light: '#5f3c00' },
  8: { dark: '#d8c2ff', light: '#4a2391' },
  10: { dark: '#ff9892', light: '#8c0d12' },
  99: { dark: '#ffd84f', light: '#5f3c00' },
};

/** The bright colour of a role's borders, which an ink line surrounds; undefined: the plain one. */
export const roleShine = (type: number): string | undefined => ROLE_COLORS[roleOfType(type).id]?.dark;

/** The CSS colour in which somebody of this shown type is written; undefined: like any text. */
export function roleColor(type: number): string | undefined {
  const color = ROLE_COLORS[roleOfType(type).id];
  return color ? `light-dark(${color.light}, ${color.dark})` : undefined;
}
