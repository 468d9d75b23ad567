import { expect, it } from 'vitest';
import { mayRegister } from './service-worker.ts';

it('nothing is kept inside the frame of the chat platform', () => {
  expect(mayRegister('?frame_id=1&instance_id=2')).toBe(false);
  expect(mayRegister('?room=K7QX')).toBe(true);
  expect(mayRegister('')).toBe(true);
});
