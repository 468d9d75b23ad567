import { DEFAULT_MODE, modeTraits } from '@syllaboom/engine';
import { type RefObject, useEffect } from 'react';
import { vibrate } from '../../../../platform/haptics/haptics.ts';
import { sound } from '../../../../platform/sound/sound.ts';
import { isSpent } from '../../modes/is-spent.ts';
import { modeScreen } from '../../modes/screens.ts';
import { useLowDetail } from '../../preferences.ts';
import { useRoom } from '../../store/use-topic.ts';
import { cheerAt, explodeAt, type Stage } from './stage-effects.ts';

/** Sounds, explosions and confetti for what happens at the table. One loud thing at a time. */
export function useTableEffects(stage: RefObject<Stage | null>): void {
  const { store } = useRoom();
  const lowDetail = useLowDetail();
  useEffect(() => {
    const mode = () => store.get('info')?.mode ?? DEFAULT_MODE;
    const offs = [
      store.onEvent('hurt', ({ id }) => {
        // Where nobody holds the bomb a heart goes without its thunder: by a wrong answer, or for the slowest.
        sound.play(modeTraits(mode()).typing === 'turn' ? 'boom' : 'hurt');
        if (stage.current) explodeAt(stage.current, id, lowDetail);
        if (id === store.selfId) vibrate('hurt');
      }),
      store.onEvent('correct', ({ id, points }) => {
        // Where everybody types at once, only the own words are loud.
        if (id !== store.selfId && modeTraits(mode()).typing === 'all') return;
        if (isSpent(mode(), points)) return sound.play('again');
        sound.play('ok');
        if (stage.current && !lowDetail && modeScreen(mode()).cheers === 'words') cheerAt(stage.current, id);
      }),
      store.onEvent('heart', () => sound.play('heart')),
      store.onEvent('turn', ({ id }) => {
        if (id !== store.selfId) return;
        sound.play('turn');
        vibrate('turn');
      }),
    ];
    return () => {
      for (const off of offs) off();
    };
  }, [store, stage, lowDetail]);
}
