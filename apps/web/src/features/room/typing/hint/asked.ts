import { modeTraits, type Twist } from '@syllaboom/engine';
import type { TFunction } from 'i18next';
import { modeScreen } from '../../modes/screens.ts';
import type { TurnView } from '../../store/room-types.ts';
import { secondPrompt } from '../../store/second-prompt.ts';

/** What a turn asks for, in words: a lead, the prompt that it speaks of, and further conditions. */
export interface Asked {
  readonly lead: string;
  /** Null where the prompt is shown elsewhere, or must not be readable here. */
  readonly prompt: string | null;
  readonly more: readonly string[];
}

const PROMPT_HIDDEN: readonly Twist['name'][] = ['fade', 'mirror'];

const leadOf = (t: TFunction, { requirement, twist }: TurnView): string => {
  if (requirement.place === 'starts') return t('modes.mustStartWith');
  if (requirement.place === 'ends' || twist?.name === 'ends') return t('room.mustEndWith');
  return requirement.gaps ? t('modes.mustFollow') : t('room.mustContain');
};

/** Whether a turn is only on its way: its holder is known, its prompt is not, while a twist is announced or a card picked. */
export const isComing = (turn: TurnView, mode: number): boolean =>
  modeTraits(mode).typing === 'turn' && turn.prompt === '' && turn.requirement.free !== true;

/** Puts what the turn asks for into words; `touch`: the own keyboard is used, which has no space bar. */
export function askedInWords(t: TFunction, turn: TurnView, mode: number, touch: boolean): Asked {
  const { requirement, twist, prompt } = turn;
  const { most, exact, least } = requirement;
  const also = secondPrompt(turn);
  const more = [
    ...(also ? [t('modes.andAlso', { letters: also })] : []),
    ...(exact === undefined ? [] : [t('modes.exactLetters', { count: exact })]),
    ...(most === undefined ? [] : [t('modes.mostLetters', { count: most })]),
    ...(least === undefined ? [] : [t('modes.leastLetters', { count: least })]),
  ];
  const { freeTask } = modeScreen(mode);
  if (requirement.free || freeTask.always)
    return {
      lead: ((touch && freeTask.touchLead) || freeTask.lead)(t),
      prompt: freeTask.repeatsPrompt ? prompt : null,
      more: freeTask.saysLengths ? more : [],
    };
  const hidden = twist !== null && PROMPT_HIDDEN.includes(twist.name);
  const shown = requirement.gaps ? [...prompt].join(' · ') : prompt;
  return { lead: leadOf(t, turn), prompt: hidden ? null : shown, more };
}
