import { expect, it } from 'vitest';
import { MusicPlayer } from './music-player.ts';

const RATE = 24_000;
const rms = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);

/** What is heard of a player within three seconds. */
async function record(play: (player: MusicPlayer) => Promise<void>): Promise<number> {
  const context = new OfflineAudioContext(2, 3 * RATE, RATE);
  await play(new MusicPlayer(context, context.destination));
  return rms((await context.startRendering()).getChannelData(0));
}

it('is heard in each scene, softer under a hot fuse, and not at all while it shall be quiet', async () => {
  const lobby = await record((player) => player.play('lobby'));
  const match = await record((player) => player.play('match'));
  expect(Math.min(lobby, match)).toBeGreaterThan(0.01);
  const quiet = await record(async (player) => {
    await player.play('lobby');
    player.setQuiet(true);
  });
  expect(quiet).toBeLessThan(lobby / 3);
  const hot = await record(async (player) => {
    player.setHeat(1);
    await player.play('match');
  });
  // The heart of the last seconds stands over what is left of the tune.
  expect(hot).toBeGreaterThan(0.01);
  expect(hot).not.toBeCloseTo(match, 3);
});

it('goes on where the scene stays, and starts nothing that nobody wants any more', async () => {
  const context = new OfflineAudioContext(2, RATE, RATE);
  const player = new MusicPlayer(context, context.destination);
  await Promise.all([player.play('lobby'), player.play('lobby')]);
  expect(player.scene).toBe('lobby');
  const late = player.play('match');
  expect(player.scene).toBeNull();
  await player.play(null);
  await late;
  expect(player.scene).toBeNull();
});
