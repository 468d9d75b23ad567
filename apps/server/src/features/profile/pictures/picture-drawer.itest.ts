import sharp from 'sharp';
import { afterEach, expect, it } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { PictureDrawer } from './draw-picture.ts';

let drawer = new PictureDrawer(systemClock);
afterEach(() => {
  drawer.close();
  drawer = new PictureDrawer(systemClock);
});

const png = (size: number) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#123' } })
    .png()
    .toBuffer();

it('draws one after the other, and starts anew after the process was killed', async () => {
  const file = await png(20);
  const drawn = await Promise.all(Array.from({ length: 5 }, () => drawer.draw(file)));
  expect(new Set(drawn.map((one) => one?.toString('hex'))).size).toBe(1);
  drawer.close();
  expect((await drawer.draw(file))?.length).toBeGreaterThan(20);
});

it('gives nothing for a file that breaks the process, and lives on', async () => {
  const broken = drawer.draw(await png(4_000));
  await systemClock.sleep(30);
  drawer.close();
  expect(await broken).toBeNull();
  expect(await drawer.draw(await png(10))).not.toBeNull();
});

it('lets only so many wait', async () => {
  const file = await png(10);
  const asked = await Promise.allSettled(Array.from({ length: 30 }, () => drawer.draw(file)));
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(refused).toEqual(Array(10).fill('http/unavailable'));
});
