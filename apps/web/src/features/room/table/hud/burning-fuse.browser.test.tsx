import { afterEach, expect, it, vi } from 'vitest';
import { sound } from '../../../../platform/sound/sound.ts';
import { turnMessage } from '../../testing/render-mode.tsx';
import { renderRoom } from '../../testing/render-room.tsx';
import { playerState, runningState } from '../../testing/room-state.ts';
import { Table } from '../table.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const people = ['me', 'ann', 'bob'].map((name) => playerState(name));
async function openTable(maxTime = 60) {
  const rendered = await renderRoom(
    <div style={{ display: 'grid', width: 900, height: 600 }}>
      <Table />
    </div>,
    runningState(people, 'ann', { turnEndsAt: maxTime * 1000, maxTime }),
  );
  await expect.poll(() => document.querySelector('[data-seat]')).not.toBeNull();
  return rendered;
}
/** The part of the timer circle that is drawn. */
const drawn = () => {
  const rope = document.querySelector<SVGCircleElement>('circle[pathLength="1"]');
  return 1 - Number.parseFloat(rope?.style.strokeDashoffset || 'NaN');
};

it('the ticking of the bomb is played faster as time falls [R0250]', async () => {
  const rates: number[] = [];
  const real = AudioBufferSourceNode.prototype.start;
  vi.spyOn(AudioBufferSourceNode.prototype, 'start').mockImplementation(function (
    this: AudioBufferSourceNode,
    ...args: []
  ) {
    rates.push(this.playbackRate.value);
    real.apply(this, args);
  });
  vi.spyOn(AudioContext.prototype, 'state', 'get').mockReturnValue('running');
  sound.unlock();
  const { store } = await openTable();
  const tickAt = async (now: number) => {
    rates.length = 0;
    store.setClock(now);
    await expect.poll(() => rates.length, { timeout: 5_000 }).toBeGreaterThan(1);
    return rates.at(-1) ?? 0;
  };
  const full = await tickAt(0);
  const half = await tickAt(30_000);
  const little = await tickAt(54_000);
  expect(full).toBeGreaterThanOrEqual(1);
  expect(full).toBeLessThan(1.15);
  expect([half > full + 0.1, little > half + 0.1]).toEqual([true, true]);
  expect(little).toBeLessThanOrEqual(1.6);
});

it('the timer circle grows back within 1000 ms after a turn [R0588]', async () => {
  const { fake, store } = await openTable(600);
  store.setClock(590_000);
  await expect.poll(drawn, { timeout: 5_000 }).toBeLessThan(0.05);
  // From here on the frames say what time it is.
  let at = performance.now();
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  await vi.waitFor(() => expect(frames.length).toBeGreaterThan(0));
  const pass = (ms: number) => {
    at += ms;
    for (const frame of frames.splice(0)) frame(at);
  };
  pass(1);
  fake.say('turn', turnMessage({ id: 'bob', turn: 2, startedAt: 590_000, endsAt: 1_190_000, maxTime: 600 }));
  pass(0);
  expect(drawn()).toBeLessThan(0.05);
  pass(250);
  expect(drawn()).toBeGreaterThan(0.4);
  expect(drawn()).toBeLessThan(0.7);
  pass(500);
  expect(drawn()).toBeLessThan(0.99);
  pass(250);
  expect(drawn()).toBeGreaterThan(0.99);
});
