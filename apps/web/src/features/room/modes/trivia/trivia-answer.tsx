import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlayerFace } from '../../../../ui/cosmetics/player-face.tsx';
import { EmojiText } from '../../../../ui/emoji/emoji-text.tsx';
import { usePlayerName } from '../../players/use-player-name.ts';
import { useSeat } from '../../store/use-topic.ts';
import { ANSWER_LETTERS } from '../seat-mark.tsx';
import s from './answers.module.css';

/** Somebody who chose this answer. */
function Chooser({ id }: { id: string }) {
  const seat = useSeat(id);
  const nameOf = usePlayerName();
  if (!seat) return null;
  return (
    <li title={nameOf(seat)} data-testid={`chooser-${id}`}>
      <PlayerFace seed={seat.avatar || seat.authId || seat.name} frame={seat.frame} size={34} />
      <span className="sr">{nameOf(seat)}</span>
    </li>
  );
}

interface TriviaAnswerProps {
  index: number;
  text: string;
  shown: boolean;
  open: boolean;
  selected: boolean;
  /** After the reveal: whether this is the right one, and who chose it. */
  verdict: 'right' | 'wrong' | null;
  choosers: readonly string[];
  onChoose: (index: number) => void;
}

/** One of the four answers. */
export function TriviaAnswer({ index, text, shown, open, selected, verdict, choosers, onChoose }: TriviaAnswerProps) {
  const { t } = useTranslation();
  return (
    <li className={s.place}>
      <button
        type="button"
        className={s.answer}
        data-index={index}
        data-shown={shown || undefined}
        data-verdict={verdict ?? undefined}
        aria-pressed={selected}
        aria-keyshortcuts={`${index + 1} ${ANSWER_LETTERS[index]}`}
        aria-hidden={!shown}
        disabled={!open}
        onClick={() => onChoose(index)}
        data-testid={`answer-${index}`}
      >
        <span className={s.letter} aria-hidden="true">
          {ANSWER_LETTERS[index]}
        </span>
        <span className={s.answerText}>
          <EmojiText text={text} />
        </span>
        {verdict === 'right' ? (
          <Check className={s.sign} size={30} strokeWidth={4} aria-label={t('modes.right')} />
        ) : null}
        {verdict === 'wrong' ? <X className={s.sign} size={30} strokeWidth={4} aria-label={t('modes.wrong')} /> : null}
      </button>
      {choosers.length > 0 ? (
        <ul className={s.choosers}>
          {choosers.map((id) => (
            <Chooser key={id} id={id} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
