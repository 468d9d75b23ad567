/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a scrolling log must be reachable by keyboard */
import { Check, X } from 'lucide-react';
import { type CSSProperties, memo, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmojiText } from '../../../ui/emoji/emoji-text.tsx';
import { Critter } from '../../../ui/critter/critter.tsx';
import { modeName } from '../../../ui/mode/mode-name.ts';
import type { SolveEntry } from '../store/room-types.ts';
import { useRoom, useSeatLanguage, useSnapshot } from '../store/use-topic.ts';
import { isPromptShown } from './inspector-rows.ts';
import s from './inspector.module.css';
import { MeaningCard } from './meaning-card.tsx';

/** So near to the end counts as reading along. */
const NEAR_END_PX = 60;

const SolveRow = memo(function SolveRow({ line }: { line: SolveEntry }) {
  const { t } = useTranslation();
  const { store } = useRoom();
  const language = useSeatLanguage(store.seat(line.seat));
  const length = { '--n': [...line.word].length } as CSSProperties;
  return (
    <tr data-solve={line.isCorrect ? 'right' : 'wrong'}>
      <th scope="row">
        <span className={s.solver}>
          <Critter seed={line.avatar || line.seat || line.name} size={22} />
          <span>{line.name}</span>
        </span>
      </th>
      <td className={s.prompt} lang={language}>
        <EmojiText text={isPromptShown(line) ? line.prompt : t(modeName(line.mode))} />
      </td>
      <td>
        {line.isCorrect ? (
          <span className={s.right} style={length}>
            <Check size={16} strokeWidth={3.6} aria-hidden="true" />
            <MeaningCard word={line.word} language={language} />
          </span>
        ) : (
          <span className={s.wrong} style={length}>
            <X size={16} strokeWidth={3.6} aria-hidden="true" />
            <s lang={language}>{line.word}</s>
            <span className="sr">{t('chat.wrong')}</span>
          </span>
        )}
      </td>
    </tr>
  );
});

/** What was answered to which prompt, the last hundred; stays at the end unless somebody reads further up. */
export function SolveLog() {
  const { t } = useTranslation();
  const { lines } = useSnapshot('solves');
  const box = useRef<HTMLElement>(null);
  const following = useRef(true);
  useLayoutEffect(() => {
    if (following.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines]);
  const onScroll = () => {
    const list = box.current;
    if (list) following.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END_PX;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling log must be reachable by keyboard
    <section ref={box} className={s.log} aria-label={t('chat.solveLog')} tabIndex={0} onScroll={onScroll}>
      <table className={s.solves}>
        <caption className="sr">{t('chat.solveLog')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chat.player')}</th>
            <th scope="col">{t('chat.prompt')}</th>
            <th scope="col">{t('chat.solve')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <SolveRow key={line.n} line={line} />
          ))}
        </tbody>
      </table>
      {lines.length === 0 ? <p className={s.quiet}>{t('chat.solveEmpty')}</p> : null}
    </section>
  );
}
