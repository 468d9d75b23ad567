import { MODES } from '@syllaboom/engine';
import { useEffect, useState } from 'react';
import { MONSTER_DEATH_MS } from '../../room-timings.ts';
import type { RoomStore } from '../../store/room-store.ts';
import type { MonsterShown } from '../../store/room-types.ts';
import { useRoom } from '../../store/use-topic.ts';

/** The monster as it is drawn: the beaten one stays until it has fallen, also when the next one is known already. */
export interface DrawnMonster {
  readonly monster: MonsterShown;
  readonly phase: 'alive' | 'beaten' | 'falling';
  /** What its end brought everybody who is still in, in coins. */
  readonly coins: number;
}

const current = (store: RoomStore): MonsterShown | null => {
  const view = store.get('mode');
  return view?.mode === MODES.monsters ? view : null;
};

const spawned = (store: RoomStore): DrawnMonster | null => {
  const monster = current(store);
  return monster && monster.health > 0 ? { monster, phase: 'alive', coins: 0 } : null;
};

/** A monster spawns while its health is above 0; at 0 it stands a moment, falls, and makes room. */
export function useShownMonster(): DrawnMonster | null {
  const { store } = useRoom();
  const [drawn, setDrawn] = useState<DrawnMonster | null>(() => spawned(store));
  useEffect(() => {
    let now = spawned(store);
    let timers: ReturnType<typeof setTimeout>[] = [];
    const show = (next: DrawnMonster | null) => {
      now = next;
      setDrawn(next);
    };
    const die = () => {
      if (now?.phase !== 'alive') return;
      const beaten: DrawnMonster = { monster: { ...now.monster, health: 0 }, phase: 'beaten', coins: 0 };
      show(beaten);
      timers = [
        setTimeout(() => show({ ...(now ?? beaten), phase: 'falling' }), MONSTER_DEATH_MS.wait),
        setTimeout(() => show(spawned(store)), MONSTER_DEATH_MS.wait + MONSTER_DEATH_MS.fall),
      ];
    };
    const offs = [
      store.on('mode', () => {
        const monster = current(store);
        if (now && now.phase !== 'alive') return;
        if (monster?.health === 0) die();
        else show(spawned(store));
      }),
      store.onEvent('monster-kill', ({ level, coins }) => {
        if (now?.monster.level !== level) return;
        die();
        if (now) show({ ...now, coins });
      }),
    ];
    show(now);
    return () => {
      for (const off of offs) off();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [store]);
  return drawn;
}
