import { expect, it } from 'vitest';
import { GUEST_ID_LENGTH, isGuestId, PLAYER_ID_LENGTH, randomId, randomRoomCode } from './random-id.ts';

it('draws ids of the asked length that tell players from guests [S0009 S0010]', () => {
  expect(randomId(PLAYER_ID_LENGTH)).toMatch(/^[0-9A-Za-z]{12}$/);
  expect(isGuestId(randomId(GUEST_ID_LENGTH))).toBe(true);
  expect(isGuestId(randomId(PLAYER_ID_LENGTH))).toBe(false);
});

it('draws room codes that can be read aloud, and no two alike', () => {
  const codes = Array.from({ length: 2000 }, randomRoomCode);
  expect(codes.every((code) => /^[2-9A-HJ-KM-NP-Z]{7}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBe(codes.length);
});

it('draws every character equally often', () => {
  const drawn = randomId(62 * 2000);
  // A byte has 256 values: the first eight characters would come a quarter more often if none were thrown away.
  const early = [...drawn].filter((letter) => letter < '8').length;
  expect(Math.abs(early / (8 * 2000) - 1)).toBeLessThan(0.08);
});
