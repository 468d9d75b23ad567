import { describe, expect, it } from 'vitest';
import { createShiftingClock } from '../../testing/shifting-clock.ts';
import { CircuitBreaker } from './circuit-breaker.ts';

const REST_SECONDS = 30;

describe('a circuit breaker', () => {
  it('F9 opens after five failures in a row, and lets one call try after a rest', () => {
    const clock = createShiftingClock();
    const breaker = new CircuitBreaker(clock);
    for (let failure = 0; failure < 4; failure++) {
      expect(breaker.enter()).toBe(true);
      breaker.fail();
    }
    breaker.succeed();
    for (let failure = 0; failure < 5; failure++) {
      expect(breaker.enter()).toBe(true);
      breaker.fail();
    }
    expect([breaker.isOpen, breaker.enter()]).toEqual([true, false]);
    clock.forward(REST_SECONDS + 1);
    expect([breaker.enter(), breaker.enter()]).toEqual([true, false]);
    breaker.fail();
    expect(breaker.enter()).toBe(false);
    clock.forward(REST_SECONDS + 1);
    expect(breaker.enter()).toBe(true);
    breaker.succeed();
    expect([breaker.isOpen, breaker.enter(), breaker.enter()]).toEqual([false, true, true]);
  });
});
