import { useTranslation } from 'react-i18next';
import type { ModeShown } from '../store/room-types.ts';
import { useTopic } from '../store/use-topic.ts';
import { screenOf } from './screens.ts';
import s from './seat-mark.module.css';

/** Letters of the answers in the order of their index. */
export const ANSWER_LETTERS = ['A', 'B', 'C', 'D'] as const;

const markOf = (view: ModeShown | null, id: string): string => (view && screenOf(view).seatMark?.(view, id)) ?? '';

/** A label on a player's token: points, or how the question was answered. */
export function SeatMark({ id }: { id: string }) {
  const { t } = useTranslation();
  const [kind, value] = useTopic('mode', (store) => markOf(store.get('mode'), id)).split(' ');
  if (!kind) return null;
  const letter = ANSWER_LETTERS[Number(value)] ?? '';
  const label = {
    chosen: t('modes.hasChosen'),
    right: t('modes.choseRight', { answer: letter }),
    wrong: t('modes.choseWrong', { answer: letter }),
    score: t('modes.points', { count: Number(value) }),
  }[kind];
  const text = { chosen: '✓', right: `${letter} ✓`, wrong: `${letter} ✗`, score: value }[kind];
  return (
    <span className={s.mark} data-kind={kind} role="img" aria-label={label} data-testid={`mark-${id}`} key={kind}>
      {text}
    </span>
  );
}
