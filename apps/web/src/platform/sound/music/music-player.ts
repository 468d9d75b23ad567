import { renderScore } from './render-score.ts';
import { SCORES, type ScoreName } from './scores.ts';

/** What is played where: home and waiting rooms, and a running match. */
export type MusicScene = 'lobby' | 'match';

/** The loops of a scene; the second one is heard when it gets hot. */
const LAYERS: Readonly<Record<MusicScene, readonly ScoreName[]>> = {
  lobby: ['lobby'],
  match: ['match', 'lastSeconds'],
};
/** High notes are rare and soft: half of the usual samples are enough, and rendered in half the time. */
const RATE = 24_000;
/** How long rendering may hold the page's thread. */
const SLICE_MS = 4;
const FADE_SECONDS = 1.2;
/** How quickly music makes room for a fuse, as the time constant of an exponential. */
const DUCK_SECONDS = 0.15;
/** What is left of the music under a fuse that is about to end. */
const DUCKED = 0.45;
/** From which part of a fuse on music makes room, and when it has done so. */
const HOT_FROM = 0.55;
const HOT_AT = 0.8;
/** Smaller changes are not worth telling the audio thread. */
const DUCK_STEP = 0.05;

interface Playing {
  readonly scene: MusicScene;
  readonly fade: GainNode;
  readonly layers: readonly { readonly source: AudioBufferSourceNode; readonly gain: GainNode }[];
}

/** How far a fuse of this heat (0 = just lit, 1 = over) has pushed the music aside: 0 to 1. */
export const duckingAt = (heat: number): number => Math.min(1, Math.max(0, (heat - HOT_FROM) / (HOT_AT - HOT_FROM)));

const layerGain = (index: number, ducking: number): number => (index === 0 ? 1 - (1 - DUCKED) * ducking : ducking);

/** Lets the page go on whenever a slice of its time is used up. */
function createPause(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await new Promise((resume) => setTimeout(resume));
    began = performance.now();
  };
}

async function renderLoop(name: ScoreName): Promise<AudioBuffer> {
  const sides = await renderScore(SCORES[name], RATE, createPause());
  const buffer = new AudioBuffer({ numberOfChannels: 2, length: sides[0].length, sampleRate: RATE });
  for (const [channel, samples] of sides.entries()) buffer.copyToChannel(samples, channel);
  return buffer;
}

/** Plays one scene at a time on a bus, with soft changes; loops are rendered when they are first wanted. */
export class MusicPlayer {
  readonly #context: BaseAudioContext;
  readonly #out: GainNode;
  readonly #loops = new Map<ScoreName, Promise<AudioBuffer>>();
  #wanted: MusicScene | null = null;
  #playing: Playing | null = null;
  #ducking = 0;

  constructor(context: BaseAudioContext, bus: AudioNode) {
    this.#context = context;
    this.#out = context.createGain();
    this.#out.connect(bus);
  }

  /** What plays now, or fades in. */
  get scene(): MusicScene | null {
    return this.#playing?.scene ?? null;
  }

  /** Changes to the music of a scene; null: to silence. The scene that plays goes on. */
  async play(scene: MusicScene | null): Promise<void> {
    if (scene === this.#wanted) return;
    this.#wanted = scene;
    if (this.scene !== scene) this.#fadeOut();
    if (scene === null || this.#playing !== null) return;
    const buffers = await Promise.all(LAYERS[scene].map((name) => this.#loopOf(name)));
    if (this.#wanted === scene && this.#playing === null) this.#playing = this.#start(scene, buffers);
  }

  /** How hot the fuse in sight is: 0 = none burns or just lit, 1 = over. Cheap enough for every frame. */
  setHeat(heat: number): void {
    const ducking = Math.round(duckingAt(heat) / DUCK_STEP) * DUCK_STEP;
    if (ducking === this.#ducking) return;
    this.#ducking = ducking;
    for (const [index, { gain }] of this.#playing?.layers.entries() ?? [])
      gain.gain.setTargetAtTime(layerGain(index, ducking), this.#context.currentTime, DUCK_SECONDS);
  }

  /** Silent while nobody looks at the page, or while something else is to be heard. */
  setQuiet(quiet: boolean): void {
    this.#out.gain.setTargetAtTime(quiet ? 0 : 1, this.#context.currentTime, DUCK_SECONDS);
  }

  #loopOf(name: ScoreName): Promise<AudioBuffer> {
    const loop = this.#loops.get(name) ?? renderLoop(name);
    this.#loops.set(name, loop);
    return loop;
  }

  #start(scene: MusicScene, buffers: readonly AudioBuffer[]): Playing {
    const now = this.#context.currentTime;
    const fade = this.#context.createGain();
    fade.gain.setValueAtTime(0, now);
    fade.gain.linearRampToValueAtTime(1, now + FADE_SECONDS);
    fade.connect(this.#out);
    const layers = buffers.map((buffer, index) => {
      const source = this.#context.createBufferSource();
      const gain = this.#context.createGain();
      source.buffer = buffer;
      source.loop = true;
      gain.gain.value = layerGain(index, this.#ducking);
      source.connect(gain).connect(fade);
      source.start(now);
      return { source, gain };
    });
    return { scene, fade, layers };
  }

  #fadeOut(): void {
    if (this.#playing === null) return;
    const now = this.#context.currentTime;
    const { fade, layers } = this.#playing;
    fade.gain.cancelScheduledValues(now);
    fade.gain.setValueAtTime(fade.gain.value, now);
    fade.gain.linearRampToValueAtTime(0, now + FADE_SECONDS);
    for (const { source } of layers) source.stop(now + FADE_SECONDS);
    this.#playing = null;
  }
}
