import { MODES, type RaceView } from '@syllaboom/engine';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoomStore } from '../../store/room-store.ts';
import { useRoom } from '../../store/use-topic.ts';
import { RacePace } from './race-pace.ts';

/** Speeds are written this often: more would flicker. */
const WRITE_MS = 250;

const viewOf = (store: RoomStore): RaceView | null => {
  const view = store.get('mode');
  return view?.mode === MODES.typeRacer ? view : null;
};

/**
 * Speed and place of every racer, written into the lanes below the returned element (`data-pace` with `data-wpm` in it) from
 * topics: no key renders anything. Besides the number of the own word, which does.
 */
export function useRacePace(): { lanes: RefObject<HTMLUListElement | null>; ownWord: number } {
  const { t } = useTranslation();
  const { store } = useRoom();
  const lanes = useRef<HTMLUListElement>(null);
  const [ownWord, setOwnWord] = useState(0);
  const pace = useMemo(() => {
    const made = new RacePace();
    const view = viewOf(store);
    if (view) made.take(view);
    return made;
  }, [store]);
  useEffect(() => {
    const write = () => {
      const view = viewOf(store);
      if (!view) return;
      const now = store.now();
      const language = store.self?.language;
      for (const racer of view.racers) {
        const lane = lanes.current?.querySelector<HTMLElement>(`[data-pace="${CSS.escape(racer.seat)}"]`);
        if (!lane) continue;
        const known = language === undefined || store.seat(racer.seat)?.language === language;
        const { done, wpm } = pace.paceOf(racer, now, known);
        lane.style.setProperty('--done', String(done));
        // Whoever is out types no more.
        writeText(lane.querySelector('[data-wpm]'), 'out' in lane.dataset ? '' : t('room.wpm', { count: wpm }));
      }
    };
    const follow = () => {
      setOwnWord(pace.wordOf(store.selfId));
      write();
    };
    const onMode = () => {
      const view = viewOf(store);
      if (view) pace.take(view);
      follow();
    };
    onMode();
    const ids = store.seats.map(({ id }) => id);
    const offs = [
      store.on('mode', onMode),
      store.onEvent('submit-res', ({ a }) => {
        if (!a) pace.refuse(store.selfId);
        follow();
      }),
      ...ids.map((id) =>
        store.on(`draft:${id}`, () => {
          pace.type(id, store.draft(id));
          if (id === store.selfId) setOwnWord(pace.wordOf(id));
        }),
      ),
    ];
    const timer = setInterval(write, WRITE_MS);
    return () => {
      clearInterval(timer);
      for (const off of offs) off();
    };
  }, [store, pace, t]);
  return { lanes, ownWord };
}

function writeText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
