import type { MusicPlayer, MusicScene } from './music-player.ts';

/** Where music goes; null: nothing can or shall be heard. */
type FindOutput = () => { readonly context: AudioContext; readonly bus: AudioNode } | null;

/** Decides what music plays, and fetches the player once there is some to be played. */
export interface Conductor {
  /** What music the screen wants; null: none. It starts as soon as the page may sound. */
  setScene(scene: MusicScene | null): void;
  /** How hot the fuse in sight is (0 = none or just lit, 1 = over): the music makes room for it. */
  setHeat(heat: number): void;
  /** Looks again at whether the page may sound, and how loud. */
  update(): void;
  /** Silences the music until the function that it returns is called. */
  hush(): () => void;
}

export function createConductor(findOutput: FindOutput): Conductor {
  let scene: MusicScene | null = null;
  let player: MusicPlayer | null = null;
  let isLoading = false;
  const hushers = new Set<symbol>();

  const setQuiet = (): void => player?.setQuiet(hushers.size > 0 || document.hidden);
  const load = async ({ context, bus }: NonNullable<ReturnType<FindOutput>>): Promise<void> => {
    const { MusicPlayer: Player } = await import('./music-player.ts');
    player = new Player(context, bus);
    document.addEventListener('visibilitychange', setQuiet);
    setQuiet();
    update();
  };
  const update = (): void => {
    const output = findOutput();
    if (player) return void player.play(output === null ? null : scene);
    if (isLoading || scene === null || output === null) return;
    isLoading = true;
    // The game goes on without it; the next screen or gesture asks again.
    void load(output)
      .catch(() => undefined)
      .finally(() => {
        isLoading = false;
      });
  };

  return {
    setScene: (next) => {
      scene = next;
      update();
    },
    setHeat: (heat) => player?.setHeat(heat),
    update,
    hush: () => {
      const husher = Symbol('husher');
      hushers.add(husher);
      setQuiet();
      return () => {
        hushers.delete(husher);
        setQuiet();
      };
    },
  };
}
