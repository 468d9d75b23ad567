import { MODES, type Twist } from '@syllaboom/engine';
import type { TFunction } from 'i18next';
import { modeScreen } from '../../modes/mode-screen.ts';
import type { TurnView } from '../../store/room-types.ts';

/** What a turn asks for, in words: a lead, the prompt that it speaks of, and further conditions. */
export interface Asked {
  readonly lead: string;
  /** Null where the prompt is shown elsewhere, or must not be readable here. */
  readonly prompt: string | null;
  readonly more: readonly string[];
}

const PROMPT_HIDDEN: readonly Twist['name'][] = ['fade', 'mirror'];

/** What a turn without a prompt in the word asks for. */
const freeLead = (t: TFunction, mode: number): string => {
  switch (mode) {
    case MODES.guessWord:
      return t('modes.askGuess');
    case MODES.customPrompts:
      return t('modes.askAnswer');
    case MODES.typeRacer:
      return t('modes.askRace');
    case MODES.scapes:
      return t('modes.askScape');
    case MODES.trivia:
      return t('modes.askChoice');
    default:
      return t('modes.askCopy');
  }
};

const leadOf = (t: TFunction, { requirement, twist }: TurnView): string => {
  if (requirement.place === 'starts') return t('modes.mustStartWith');
  if (requirement.place === 'ends' || twist?.name === 'ends') return t('room.mustEndWith');
  return requirement.gaps ? t('modes.mustFollow') : t('room.mustContain');
};

/** Whether a turn is only on its way: its holder is known, its prompt is not, while a twist is announced or a card picked. */
export const isComing = (turn: TurnView, mode: number): boolean =>
  modeScreen(mode).typing === 'turn' && turn.prompt === '' && turn.requirement.free !== true;

/** Puts what the turn asks for into words. */
export function askedInWords(t: TFunction, turn: TurnView, mode: number): Asked {
  const { requirement, twist, prompt } = turn;
  const { most, exact, least } = requirement;
  const also = requirement.also ?? (twist?.name === 'double' ? twist.letters : undefined);
  const more = [
    ...(also ? [t('modes.andAlso', { letters: also })] : []),
    ...(exact === undefined ? [] : [t('modes.exactLetters', { count: exact })]),
    ...(most === undefined ? [] : [t('modes.mostLetters', { count: most })]),
    ...(least === undefined ? [] : [t('modes.leastLetters', { count: least })]),
  ];
  // A phrase is shown in full here; on the sign it is small.
  if (requirement.free && mode === MODES.monsters) return { lead: t('modes.askCopy'), prompt, more };
  if (requirement.free || mode === MODES.scapes || mode === MODES.typeRacer)
    // The tiles of a hidden word show its length.
    return { lead: freeLead(t, mode), prompt: null, more: mode === MODES.guessWord ? [] : more };
  const hidden = twist !== null && PROMPT_HIDDEN.includes(twist.name);
  const shown = requirement.gaps ? [...prompt].join(' · ') : prompt;
  return { lead: leadOf(t, turn), prompt: hidden ? null : shown, more };
}
