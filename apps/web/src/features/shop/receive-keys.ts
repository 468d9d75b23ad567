import type { ShopMessages } from '@syllaboom/contracts';
import { sound } from '../../platform/sound/sound.ts';
import { showSpawn } from '../../ui/spawns/spawn-store.ts';

/** Keys that were bought come in. */
export function receiveKeys({ count }: ShopMessages['key']): void {
  sound.play('coin');
  showSpawn('key', count);
}
