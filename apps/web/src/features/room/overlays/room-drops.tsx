import { Suspense, useEffect } from 'react';
import { sound } from '../../../platform/sound/sound.ts';
import { Spawns } from '../../../ui/spawns/lazy-spawns.ts';
import { showSpawn } from '../../../ui/spawns/spawn-store.ts';
import { Unlocked } from '../../daily/index.ts';
import { useRoom, useSnapshot } from '../store/use-topic.ts';
import s from './match-overlays.module.css';

/** What the room brought the own player once it is kept: pictures of it fly, and a line says what it was. */
export function RoomDrops() {
  const { store } = useRoom();
  const showsResult = useSnapshot('winner') !== null;
  useEffect(() => {
    const drop: typeof showSpawn = (...what) => {
      // The result shows it itself, where nothing flies over its statistics.
      if (store.get('winner') !== null) return;
      sound.play('coin');
      showSpawn(...what);
    };
    const offs = [
      store.onEvent('coin-spawn', ({ count }) => drop('coin', count)),
      store.onEvent('exp-spawn', ({ count }) => drop('exp', count)),
      store.onEvent('diamond-spawn', ({ count }) => drop('diamond', count)),
      store.onEvent('key-spawn', ({ count }) => drop('key', count)),
      store.onEvent('word-spawn', ({ syllables }) => drop('tile', syllables.length, { syllables })),
      store.onEvent('item-spawn', ({ value, diamonds }) => {
        drop('bomb', 1, { item: value });
        drop('diamond', diamonds);
      }),
    ];
    return () => {
      for (const off of offs) off();
    };
  }, [store]);
  return (
    <div className={s.drops}>
      <Suspense fallback={null}>
        <Spawns />
        {showsResult ? null : <Unlocked />}
      </Suspense>
    </div>
  );
}
