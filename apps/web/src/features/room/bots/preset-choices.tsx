import { BOT_STRENGTHS, type BotStrength } from '@syllaboom/engine';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { StrengthMark } from '../../../ui/bots/strength-mark.tsx';
import { STRENGTH_NAMES } from '../../../ui/bots/strength-words.ts';
import { Critter, type Mood } from '../../../ui/critter/critter.tsx';
import choice from '../../../ui/kit/inputs/choice.module.css';
import s from './bots.module.css';

/** Who stands for each preset, and what it is like. */
const PRESETS = {
  gentle: { seed: 'Waffle', mood: 'calm', line: 'room.botChoice.gentle' },
  fair: { seed: 'Biscuit', mood: 'happy', line: 'room.botChoice.fair' },
  sharp: { seed: 'bot-2', mood: 'calm', line: 'room.botChoice.sharp' },
} as const satisfies Record<BotStrength, { seed: string; mood: Mood; line: string }>;

interface PresetChoicesProps {
  /** A bot is on its way: nothing can be chosen until it sits. */
  waiting: boolean;
  onChoose: (strength: BotStrength) => void;
}

/** The three bots that one press adds. */
export function PresetChoices({ waiting, onChoose }: PresetChoicesProps) {
  const { t } = useTranslation();
  return (
    <ul className={s.presets}>
      {BOT_STRENGTHS.map((strength) => {
        const { seed, mood, line } = PRESETS[strength];
        return (
          <li key={strength}>
            <button
              type="button"
              className={clsx(choice.choice, choice.press, s.preset)}
              aria-disabled={waiting}
              onClick={() => !waiting && onChoose(strength)}
            >
              <Critter seed={seed} mood={mood} size={76} />
              <span className={s.presetName}>
                <b>{t(STRENGTH_NAMES[strength])}</b>
                <StrengthMark strength={strength} size={22} />
              </span>
              <span className={s.presetLine}>{t(line)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
