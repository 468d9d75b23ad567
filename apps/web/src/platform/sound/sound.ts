import { createConductor } from './music/conductor.ts';
import { KEY_SETS, renderSamples, type SoundName, VOICES } from './voices.ts';

/** Buses: `effects` (ev), `music` (mv), `ticking` (btv) as in the preferences. Keys play on the effects bus. */
export type Bus = 'effects' | 'music' | 'ticking';
/** Nothing of the same kind sounds twice within this time. */
export const THROTTLE_MS = 40;

/** A tune that runs until it is stopped. Volume 0–1 of the music bus. */
export interface Tune {
  setVolume(volume: number): void;
  stop(): void;
}

/** True when a sound of this kind may start now; remembers that it did. */
export const createThrottle = (gapMs: number, now: () => number = () => performance.now()) => {
  const last = new Map<string, number>();
  return (kind: string): boolean => {
    const at = now();
    const before = last.get(kind);
    if (before !== undefined && at - before < gapMs) return false;
    last.set(kind, at);
    return true;
  };
};

interface Output {
  readonly context: AudioContext;
  readonly buses: Record<Bus, GainNode>;
  readonly buffers: Map<string, AudioBuffer>;
}

const createOutput = (volumes: Record<Bus, number>): Output => {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const compressor = context.createDynamicsCompressor();
  compressor.connect(context.destination);
  const bus = (name: Bus) => {
    const gain = context.createGain();
    gain.gain.value = volumes[name] * 0.7;
    gain.connect(compressor);
    return gain;
  };
  return {
    context,
    buses: { effects: bus('effects'), music: bus('music'), ticking: bus('ticking') },
    buffers: new Map(),
  };
};

/** Plays samples over and over; `onEnd` when it is stopped. */
const startLoop = (
  { context, buses }: Output,
  { samples, volume, onEnd }: { samples: Float32Array<ArrayBuffer>; volume: number; onEnd: () => void },
): Tune => {
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: context.sampleRate });
  buffer.copyToChannel(samples, 0);
  const node = context.createBufferSource();
  const gain = context.createGain();
  node.buffer = buffer;
  node.loop = true;
  gain.gain.value = volume;
  node.connect(gain).connect(buses.music);
  node.start();
  return {
    setVolume: (next) => {
      gain.gain.value = next;
    },
    stop: () => {
      node.stop();
      onEnd();
    },
  };
};

/** The samples of a voice, rendered when it is first heard. */
const bufferOf = (out: Output, name: keyof typeof VOICES): AudioBuffer => {
  const known = out.buffers.get(name);
  if (known) return known;
  const samples = renderSamples(out.context.sampleRate, VOICES[name]);
  const buffer = new AudioBuffer({ length: samples.length, sampleRate: out.context.sampleRate });
  buffer.copyToChannel(samples, 0);
  out.buffers.set(name, buffer);
  return buffer;
};

const createSound = () => {
  const volumes: Record<Bus, number> = { effects: 0.75, music: 1, ticking: 0.85 };
  const allowed = createThrottle(THROTTLE_MS);
  let output: Output | null = null;
  let keySet = 0;
  const music = createConductor(() =>
    output?.context.state === 'running' && volumes.music > 0
      ? { context: output.context, bus: output.buses.music }
      : null,
  );

  const start = (name: keyof typeof VOICES, bus: Bus, rate: number, delaySeconds: number): void => {
    if (output?.context.state !== 'running' || volumes[bus] <= 0) return;
    const node = output.context.createBufferSource();
    node.buffer = bufferOf(output, name);
    node.playbackRate.value = rate;
    node.connect(output.buses[bus]);
    node.start(delaySeconds > 0 ? output.context.currentTime + delaySeconds : 0);
  };

  return {
    /** Must run in a gesture of the player (autoplay rule); again after an interruption on iOS. */
    unlock(): void {
      output ??= createOutput(volumes);
      if (output.context.state !== 'running') void output.context.resume().then(music.update, () => undefined);
      else music.update();
    },
    setScene: music.setScene,
    setHeat: music.setHeat,
    /** Plays a game sound; the tick goes to its own bus. */
    play(name: SoundName, rate = 1, delaySeconds = 0): void {
      if (delaySeconds === 0 && !allowed(name)) return;
      start(name, name === 'tick' ? 'ticking' : 'effects', rate, delaySeconds);
    },
    /** Plays the chosen key sound, slightly varied. */
    key(): void {
      const set = KEY_SETS[keySet];
      if (set && allowed('key')) start(set, 'effects', 0.94 + Math.random() * 0.12, 0);
    },
    /** Plays rendered samples over and over on the music bus; null while the page may not sound yet. */
    loop(render: (rate: number) => Float32Array<ArrayBuffer>, volume: number): Tune | null {
      if (output?.context.state !== 'running') return null;
      const samples = render(output.context.sampleRate);
      return startLoop(output, { samples, volume, onEnd: music.hush() });
    },
    setVolume(bus: Bus, volume: number): void {
      volumes[bus] = volume;
      if (output) output.buses[bus].gain.value = volume * 0.7;
      if (bus === 'music') music.update();
    },
    /** Index into KEY_SETS; -1 = off. */
    setKeySet(index: number): void {
      keySet = index;
    },
  };
};

/** The one sound output of the page. All sound is synthesised: no files, no library. */
export const sound = createSound();

/** Unlocks sound at the first gesture; returns the remover. */
export const installSoundUnlock = (): (() => void) => {
  // Some keys (Escape) are no activation: the browser would complain about a context without one.
  const unlock = () => {
    if (navigator.userActivation?.hasBeenActive !== false) sound.unlock();
  };
  addEventListener('pointerdown', unlock);
  addEventListener('keydown', unlock);
  return () => {
    removeEventListener('pointerdown', unlock);
    removeEventListener('keydown', unlock);
  };
};
