import { describe, expect, it } from 'vitest';
import { layOutSign } from './sign-layout.ts';

/** Room between the hands and height of the sign, in units of the drawing; widest letters of the face take about 1 em. */
const ROOM = { width: 140, height: 68 };

describe('the sign', () => {
  it.each(['I', 'TI', 'TIO', 'TION', 'W', 'MWMW'])('shows %s large on one line', (prompt) => {
    const { lines, fontSize } = layOutSign(prompt);
    expect(lines).toEqual([prompt]);
    expect(fontSize).toBeGreaterThanOrEqual(34);
    expect(fontSize).toBeLessThanOrEqual(62);
  });
  it.each([
    'SYLLABLE',
    'THE QUICK BROWN FOX',
    'WHO PAINTED THE MONA LISA?',
    'A'.repeat(20),
    'MOTHER-IN-LAW WITH A MUCH LONGER TAIL THAN ANY SIGN COULD EVER HOLD',
  ])('wraps %s so that it stays on the sign and readable', (prompt) => {
    const { lines, fontSize } = layOutSign(prompt);
    expect(fontSize).toBeGreaterThanOrEqual(9);
    expect(lines.length * fontSize * 1.08).toBeLessThanOrEqual(ROOM.height);
    for (const line of lines) expect(line.length * 0.42 * fontSize).toBeLessThanOrEqual(ROOM.width + 10);
  });
  it('cuts a text that no sign can hold', () => {
    expect(layOutSign('X'.repeat(200)).lines.join('').length).toBeLessThanOrEqual(48);
  });
  it('shows nothing for no prompt', () => {
    expect(layOutSign('').lines).toEqual(['']);
  });
});
