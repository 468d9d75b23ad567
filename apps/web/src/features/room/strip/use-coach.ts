import { DEFAULT_MODE, DIFFICULTIES, findScenario, isAnyWord, modeTraits, RANDOM_SCENARIO } from '@syllaboom/engine';
import { useEffect, useState } from 'react';
import { readJson, storage } from '../../../platform/storage.ts';
import { hasOneWinner } from '../modes/has-one-winner.ts';
import { modeScreen } from '../modes/screens.ts';
import { COMBO_IMAGE_FROM } from '../room-timings.ts';
import type { RoomStore } from '../store/room-store.ts';
import { useRoom, useSelf, wordLanguage } from '../store/use-topic.ts';
import { COACHED_LEVEL, type CoachMemory, type CoachTip, mayShowTip, plainSpelling, readMemory } from './coach-plan.ts';

const KEY = 'coach';
/** A tip that nobody closes stays so long. */
const TIP_MS = 12_000;

const remember = (memory: CoachMemory): void => storage.setItem(KEY, JSON.stringify(memory));
const recall = (): CoachMemory => readMemory(readJson(KEY));

/** The tips speak of the bomb and its prompt: they fit where one player at a time holds it. */
const isAtBomb = (store: RoomStore): boolean => {
  const mode = store.get('info')?.mode ?? DEFAULT_MODE;
  return modeScreen(mode).hasBomb && modeTraits(mode).typing === 'turn' && store.get('turn')?.requirement.free !== true;
};

/** Where all play together nobody is the last one in, and in practice no heart is lost. */
const isForHearts = (store: RoomStore): boolean => {
  const info = store.get('info');
  return info === null || (hasOneWinner(info) && info.diff !== DIFFICULTIES.practice);
};

/** Whether a wrong word costs neither time nor hearts. */
const isTryFree = (store: RoomStore): boolean => {
  const info = store.get('info');
  if (info === null) return true;
  const { mode, sc, drawn, diff } = info;
  const preset = findScenario(sc === RANDOM_SCENARIO ? drawn : sc);
  const isHard = diff === DIFFICULTIES.challenge || diff === DIFFICULTIES.aarrghh;
  return !isHard && !(modeTraits(mode).hasPresets && preset?.key === 'no-fail');
};

const hasPlainSpelling = (store: RoomStore): boolean =>
  plainSpelling(wordLanguage(store.get('info'), store.self)) !== null;

/** Calls back with a tip when what it speaks of happens to the own player. */
function watchForTips(store: RoomStore, show: (tip: CoachTip) => void): () => void {
  const own = ({ id }: { readonly id: string }) => id === store.selfId && store.self?.spectating === false;
  const onTurn = () => {
    const turn = store.get('turn');
    if (!turn || !isAtBomb(store) || !store.self || store.self.spectating || store.self.eliminated) return;
    if (turn.holder === store.selfId) {
      // It names the plain rule: where more or something else is asked, it would be wrong.
      if (turn.prompt !== '' && isAnyWord(turn.requirement) && turn.twist === null) show('turn');
    } else show(turn.round > 1 && hasPlainSpelling(store) ? 'accents' : 'wait');
  };
  onTurn();
  const offs = [
    store.on('turn', onTurn),
    store.onEvent('wrong', (message) => own(message) && isAtBomb(store) && isTryFree(store) && show('wrong')),
    store.onEvent('hurt', (message) => own(message) && message.heart > 0 && isForHearts(store) && show('heart')),
    store.onEvent('user-letter-healths', (message) => own(message) && isAtBomb(store) && show('letters')),
    store.onEvent('correct', (message) => own(message) && message.combo >= COMBO_IMAGE_FROM && show('combo')),
    store.onEvent('eliminated', ({ id }) => id === store.selfId && show('out')),
  ];
  return () => {
    for (const off of offs) off();
  };
}

export interface Coach {
  readonly tip: CoachTip | null;
  readonly close: () => void;
  /** No tips any more, on this device. */
  readonly stop: () => void;
}

/** One tip for each new thing in a player's first matches, each once on this device. */
export function useCoach(): Coach {
  const { store } = useRoom();
  const [tip, setTip] = useState<CoachTip | null>(null);
  useEffect(() => {
    // A replay has nobody of one's own; a late watcher plays no match.
    if (!store.self || store.self.spectating || store.self.level > COACHED_LEVEL) return undefined;
    remember({ ...recall(), matches: recall().matches + 1 });
    return watchForTips(store, (next) => {
      const memory = recall();
      if (!mayShowTip(memory, next)) return;
      remember({ ...memory, told: [...memory.told, next] });
      setTip(next);
    });
  }, [store]);
  useEffect(() => {
    if (tip === null) return undefined;
    const timer = setTimeout(() => setTip(null), TIP_MS);
    return () => clearTimeout(timer);
  }, [tip]);
  // Whoever was idle doesn't play again by themselves; the dock says so.
  const idle = useSelf()?.idle ?? false;
  return {
    tip: tip === 'out' && idle ? null : tip,
    close: () => setTip(null),
    stop: () => {
      remember({ ...recall(), off: true });
      setTip(null);
    },
  };
}
