import { MODES, type TriviaAuthor, type TriviaView } from '@syllaboom/engine';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sound } from '../../../../platform/sound/sound.ts';
import { Critter } from '../../../../ui/critter/critter.tsx';
import { EmojiText } from '../../../../ui/emoji/emoji-text.tsx';
import { partLeadingEmoji } from '../../../../ui/emoji/leading-emoji.ts';
import { Chip } from '../../../../ui/kit/chip.tsx';
import { TRIVIA_BAR_FROM_S } from '../../room-timings.ts';
import { useRoom, useSnapshot, useTopic } from '../../store/use-topic.ts';
import board from '../board/board.module.css';
import { BoardStage } from '../board/board-stage.tsx';
import { FuseBar } from '../board/fuse-bar.tsx';
import answers from './answers.module.css';
import { ANSWER_LETTERS } from '../seat-mark.tsx';
import { useChoiceKeys } from '../use-choice-keys.ts';
import { useIsOut } from '../use-may-type.ts';
import { useModeView } from '../use-mode.ts';
import { TriviaAnswer } from './trivia-answer.tsx';
import s from './question.module.css';
import { useFittingText } from './use-fitting-text.ts';
import { useRevealShown, useShownAnswers } from './use-shown-answers.ts';

/** What is asked; a picture that it is about is drawn large. */
function Asked({ text }: { text: string }) {
  const parts = partLeadingEmoji(text);
  if (parts === null) return <EmojiText text={text} />;
  return (
    <>
      <span className={s.picture}>
        <EmojiText text={parts.emoji} />
      </span>{' '}
      <EmojiText text={parts.words} />
    </>
  );
}

/** Names of the difficulties; the last two are alike. */
const DIFFICULTY = [
  'modes.triviaEasy',
  'modes.triviaMedium',
  'modes.triviaHard',
  'modes.triviaInsane',
  'modes.triviaInsane',
] as const;

/** Who wrote the question; the built-in ones have nobody. */
function Author({ author }: { author: TriviaAuthor | null }) {
  const { t } = useTranslation();
  const name = author?.name || t('modes.unknownAuthor');
  return (
    <footer className={s.author} data-testid="author">
      {author ? <Critter seed={author.avatar || author.id || name} size={30} /> : null}
      {t(author?.name ? 'modes.questionBy' : 'modes.authorUnknown', { name })}
    </footer>
  );
}

/** The timer: a bar from 12 s on; below that the question is over too soon for one. */
function TriviaTimer({ view }: { view: TriviaView }) {
  const { t } = useTranslation();
  const total = (view.endsAt - view.opensAt) / 1000;
  if (!Number.isFinite(total)) return <Chip>{t('modes.unknownTimer')}</Chip>;
  return total >= TRIVIA_BAR_FROM_S ? <FuseBar /> : null;
}

/** Of several players all failed, which costs nobody a heart (rules section 6). */
const isNobodyRight = ({ reveal }: TriviaView): boolean =>
  reveal?.answers.every(({ index }) => index !== reveal.correct) ?? false;

/** How far the match is, how hard the question, and the time: one line above the question, through all its phases. */
function Head({ view }: { view: TriviaView }) {
  const { t } = useTranslation();
  const several = useTopic(
    'seats',
    ({ seats }) => seats.filter((seat) => !seat.spectating || seat.eliminated).length > 1,
  );
  const spared = several && isNobodyRight(view);
  return (
    <div className={board.head}>
      <div className={board.facts}>
        <Chip>
          {t('modes.question')} <b>{`${view.number} / ${view.of}`}</b>
        </Chip>
        <span className={s.difficulty} data-d={view.d} data-testid="difficulty">
          {t(DIFFICULTY[view.d])}
        </span>
      </div>
      {spared ? (
        <p className={s.spared} role="status">
          {t('modes.triviaSpared')}
        </p>
      ) : (
        <TriviaTimer view={view} />
      )}
    </div>
  );
}

const verdictOf = (index: number, { reveal }: TriviaView, own: number | null): 'right' | 'wrong' | null => {
  if (!reveal) return null;
  if (index === reveal.correct) return 'right';
  return index === own || reveal.answers.some((answer) => answer.index === index) ? 'wrong' : null;
};

/** One question from fade-in to reveal. */
function Question({ view }: { view: TriviaView }) {
  const { t } = useTranslation();
  const { store, actions } = useRoom();
  const [pending, setPending] = useState<number | null>(null);
  const out = useIsOut();
  const shown = useShownAnswers(view);
  const showsReveal = useRevealShown(view);
  const lang = useSnapshot('info')?.locale;
  const asked = useFittingText<HTMLHeadingElement>();
  const { reveal } = view;
  const own = view.own ?? pending;
  const plays = store.self !== undefined && !out;
  const open = plays && shown >= view.a.length && !reveal && own === null;
  useEffect(() => store.onEvent('submit-res', ({ a }) => a || setPending(null)), [store]);
  const choose = (index: number) => {
    if (!open) return;
    sound.play('tap');
    setPending(index);
    actions.send('submit', { word: index });
  };
  useChoiceKeys(open, view.a.length, choose, ANSWER_LETTERS);
  const verdict = reveal && plays ? (own === reveal.correct ? 'ok' : 'no') : null;
  useEffect(() => {
    if (verdict) sound.play(verdict);
  }, [verdict]);
  // The board stays as it is laid out; only what stands on it goes.
  if (reveal && !showsReveal)
    return (
      <>
        <section className={`${board.card} ${s.question}`} data-testid="between-questions">
          <p className={s.between}>{t('modes.nextQuestion')}</p>
        </section>
        <div className={answers.answers} aria-hidden="true">
          {view.a.map((_, index) => (
            // Empty places are all alike.
            // biome-ignore lint/suspicious/noArrayIndexKey: position is the identity
            <i key={index} className={answers.well} />
          ))}
        </div>
      </>
    );
  return (
    <>
      <section className={`${board.card} ${s.question}`} data-testid="question">
        <h2 className={s.asked} lang={lang} aria-live="polite" key={view.number} ref={asked}>
          <Asked text={view.q || t('modes.noQuestion')} />
        </h2>
        {reveal ? <Author author={reveal.author} /> : null}
      </section>
      <ul className={answers.answers} aria-label={t('modes.answers')}>
        {view.a.map((text, index) => (
          <TriviaAnswer
            // Answers have fixed places.
            // biome-ignore lint/suspicious/noArrayIndexKey: position is the identity
            key={index}
            index={index}
            text={text}
            shown={index < shown}
            open={open}
            selected={own === index}
            verdict={verdictOf(index, view, own)}
            choosers={reveal ? reveal.answers.filter((answer) => answer.index === index).map(({ seat }) => seat) : []}
            onChoose={choose}
          />
        ))}
      </ul>
      <p className="sr" role="status" aria-live="polite">
        <EmojiText text={reveal ? t('modes.sayAnswer', { answer: view.a[reveal.correct] ?? '' }) : ''} />
      </p>
    </>
  );
}

/** Mode 11: question, four answers, time, difficulty; then who chose what and who asked. */
export function TriviaBoard() {
  const view = useModeView(MODES.trivia);
  return (
    <BoardStage>
      {view ? (
        <>
          <Head view={view} />
          <Question key={view.number} view={view} />
        </>
      ) : null}
    </BoardStage>
  );
}
