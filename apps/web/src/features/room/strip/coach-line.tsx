import { Check, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow, useTouch } from '../../../platform/media.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Tip } from '../../../ui/kit/popups/tip.tsx';
import { useWordLanguage } from '../store/use-topic.ts';
import { plainSpelling, type CoachTip } from './coach-plan.ts';
import s from './strip.module.css';
import type { Coach } from './use-coach.ts';

const WORDS = {
  turn: 'table.coachTurn',
  wait: 'table.coachWait',
  wrong: 'table.coachWrong',
  heart: 'table.coachHeart',
  letters: 'table.coachLetters',
  combo: 'table.coachCombo',
  accents: 'table.coachAccents',
  out: 'table.coachOut',
} as const satisfies Record<CoachTip, string>;

/** The tip in words; whoever types on glass has no Enter. */
function useTipWords(tip: CoachTip | null): string {
  const { t } = useTranslation();
  const touch = useTouch();
  const narrow = useNarrow();
  const language = useWordLanguage();
  if (tip === null) return '';
  if (tip === 'accents') return t(WORDS.accents, { ...plainSpelling(language) });
  return t(tip === 'turn' && (touch || narrow) ? 'table.coachTurnTouch' : WORDS[tip]);
}

/** The tip for readers: said when it comes. */
export const CoachVoice = ({ tip }: Pick<Coach, 'tip'>) => (
  <p className="sr" role="status">
    {useTipWords(tip)}
  </p>
);

const keepFocus = { onMouseDown: (event: { preventDefault(): void }) => event.preventDefault() };

/** A newcomer's tip, with a way to close it and one to hear no more of them. They don't take the keys from the word. */
export function CoachLine({ tip, close, stop }: Coach) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const words = useTipWords(tip);
  if (tip === null) return null;
  return (
    <div
      className={`${s.notice} ${s.coach}`}
      style={{ '--letters': words.length } as CSSProperties}
      key={tip}
      data-testid="coach"
      data-tip={tip}
    >
      <p aria-hidden="true">{words}</p>
      <Tip label={t('table.coachGot')}>
        <Btn size="sm" tone="gold" icon aria-label={t('table.coachGot')} onClick={close} {...keepFocus}>
          <Check size={18} strokeWidth={3} />
        </Btn>
      </Tip>
      <Tip label={t('table.coachOff')}>
        <Btn size="sm" icon={narrow} aria-label={t('table.coachOff')} onClick={stop} {...keepFocus}>
          {narrow ? <X size={18} strokeWidth={3} /> : t('table.coachOff')}
        </Btn>
      </Tip>
    </div>
  );
}
