import { describe, expect, it } from 'vitest';
import { bombScale, ellipseSeats, layOutTable, nearestAngle, seatOrder, seatScale } from './geometry.ts';

describe('seats', () => {
  it('keep equal gaps along the rim, the first one at the bottom', () => {
    const seats = ellipseSeats(32, 400, 220);
    const gaps = seats.map((seat, index) => {
      const next = seats[(index + 1) % 32] ?? seat;
      return Math.hypot(seat.x - next.x, seat.y - next.y);
    });
    expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.15);
    expect(seats[0]?.x).toBeCloseTo(0, 0);
    expect(seats[0]?.y).toBeCloseTo(220, 0);
  });
  it('scale 1 up to 4 players, 0.9 to 8, 0.8 to 12, 0.7 to 16, then down to 0.5 [R0586]', () => {
    expect([1, 4, 5, 8, 9, 12, 13, 16].map(seatScale)).toEqual([1, 1, 0.9, 0.9, 0.8, 0.8, 0.7, 0.7]);
    expect([17, 24, 32, 60].map((players) => Number(seatScale(players).toFixed(4)))).toEqual([0.6875, 0.6, 0.5, 0.5]);
  });
  it('start with the own seat, the others in turn order', () => {
    expect(seatOrder(['a', 'b', 'me', 'c'], 'me')).toEqual(['me', 'c', 'a', 'b']);
    expect(seatOrder(['a', 'b'], 'me')).toEqual(['a', 'b']);
  });
  it('stay on the stage at every size that is used', () => {
    for (const [width, height] of [
      [960, 640],
      [900, 480],
      [390, 430],
    ] as const)
      for (const players of [1, 2, 8, 32]) {
        const { seats } = layOutTable(players, width, height);
        for (const seat of seats) {
          expect(Math.abs(seat.x)).toBeLessThan(width / 2);
          expect(Math.abs(seat.y)).toBeLessThan(height / 2);
        }
      }
  });
});

describe('the middle', () => {
  it('holds a bomb of scale 0.85 down to 0.65 [R0587]', () => {
    expect([2, 4, 32, 99].map((players) => Number(bombScale(players).toFixed(3)))).toEqual([0.85, 0.85, 0.65, 0.65]);
  });
  it('turns the arrow the short way', () => {
    expect(nearestAngle(170, -170)).toBe(190);
    expect(nearestAngle(-350, 20)).toBe(-340);
  });
});
