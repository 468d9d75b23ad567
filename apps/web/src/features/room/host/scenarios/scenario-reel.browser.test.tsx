import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playerState, roomState } from '../../testing/room-state.ts';
import { renderRoom } from '../../testing/render-room.tsx';
import { ScenarioReel } from './scenario-reel.tsx';

const DRAWN = { sc: 8, options: [1, 4, 8, 12], lastsMs: 4500 };
const people = [playerState('me'), playerState('zed')];
const open = () => renderRoom(<ScenarioReel />, roomState(people, { sc: 99 }));
const reel = () => document.querySelector<HTMLElement>('[data-testid=scenario-reel]');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
/** A busy machine takes some frames until what the clock brought is drawn and its timers are set. */
const FRAMES = 8;
/** Lets the page draw what the clock brought. */
async function advance(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  for (let frame = 0; frame < FRAMES; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

describe('the reel of the random scenario', () => {
  it('turns, stops at the drawn preset, and is over after 4.5 s [R0594]', async () => {
    const { fake } = await open();
    expect(reel()).toBeNull();
    fake.say('scenario-drawn', DRAWN);
    await advance(0);
    expect(reel()?.dataset.stopped).toBeUndefined();
    expect(reel()?.textContent).toContain('The reel is turning');
    expect(reel()?.querySelector('[data-drawn]')?.textContent).toBe('Bullet');
    await advance(3300);
    expect(reel()?.dataset.stopped).toBe('true');
    expect(reel()?.querySelector('[role=status]')?.textContent).toContain('Drawn: Bullet');
    await advance(1199);
    expect(reel()).not.toBeNull();
    await advance(1);
    expect(reel()).toBeNull();
  });
  it('shows the drawn preset at once to who asked for less motion', async () => {
    const real = matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion')
        ? Object.assign(new EventTarget() as MediaQueryList, { matches: true, media: query })
        : real.call(window, query),
    );
    const { fake } = await open();
    fake.say('scenario-drawn', DRAWN);
    await advance(0);
    expect(reel()?.dataset.stopped).toBe('true');
    await advance(4500);
    expect(reel()).toBeNull();
  });
});
