import { loadEffectNames } from '../../ui/cosmetics/effect-names.ts';

/** Fetches what cosmetics are called, which only the shop and the wardrobe say, beside something else of them. */
export async function withNames<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([loading, loadEffectNames()]);
  return loaded;
}
