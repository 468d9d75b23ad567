import type { Twist } from '@syllaboom/engine';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow, useTouch } from '../../../../platform/media.ts';
import { useMode } from '../../modes/use-mode.ts';
import { useSnapshot } from '../../store/use-topic.ts';
import { askedInWords, isComing } from './asked.ts';
import s from './requirement.module.css';
import { TWIST_HOW } from './twist-how.ts';

/** Twists that the words of the requirement say already. */
const SAID: readonly Twist['name'][] = ['ends', 'double'];

/** Longer prompts leave no room for whose turn it is on the same line of a phone, letters. */
const LONG_PROMPT = 6;

/** What is asked of whoever reads it. */
export const Task = ({ children }: { children: ReactNode }) => <span className={s.need}>{children}</span>;

/** What the word must do this turn. */
export function Requirement() {
  const { t } = useTranslation();
  const turn = useSnapshot('turn');
  const narrow = useNarrow();
  const touch = useTouch() || narrow;
  const mode = useMode();
  if (!turn || isComing(turn, mode)) return null;
  const { lead, prompt, more } = askedInWords(t, turn, mode, touch);
  const { twist } = turn;
  const told = twist && !SAID.includes(twist.name) ? TWIST_HOW[twist.name] : null;
  const isLong = more.length > 0 || told !== null || (prompt?.length ?? 0) > LONG_PROMPT;
  return (
    <span className={s.need} data-testid="requirement" data-long={isLong || undefined}>
      {lead} {prompt ? <em>{prompt}</em> : null}
      {more.map((condition) => (
        <Fragment key={condition}>
          {' '}
          <span className={s.condition}>{condition}</span>
        </Fragment>
      ))}
      {told ? <small>{t(told, { letters: twist?.letters ?? '' })}</small> : null}
    </span>
  );
}
