import type { TriviaProposal } from '@syllaboom/contracts';
import { TRIVIA_PROPOSALS } from '@syllaboom/engine';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../platform/api/api.ts';
import { wordsForCode, wordsForError } from '../../../../platform/i18n/error-words.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { Btn } from '../../../../ui/kit/buttons/btn.tsx';
import { TextField } from '../../../../ui/kit/inputs/text-field.tsx';
import { showGood } from '../../../../ui/toasts/toasts.tsx';
import { closeWindow } from '../../../../ui/windows/manager.ts';
import { ROOM_WINDOWS } from '../../room-ui.ts';
import { useSnapshot } from '../../store/use-topic.ts';
import form from '../../../../ui/windows/window-form.module.css';
import s from './trivia.module.css';

const LEVELS = [0, 1, 2, 3] as const;
const WRONG = [1, 2, 3] as const;
/** Lengths of the contract. */
const LONGEST = { question: 200, answer: 60 } as const;

type Answers = TriviaProposal['a'];
const fold = (text: string) => text.trim().toLocaleLowerCase();
/** Why a question can't be sent yet; null when it can. */
const isComplete = (q: string, a: Answers): boolean => [q, ...a].every((one) => one.trim() !== '');
const areDifferent = (a: Answers): boolean => new Set(a.map(fold)).size === a.length;

/** A question for the trivia of the room's language; a moderator reads it before anybody is asked. */
export function ProposeTrivia() {
  const { t } = useTranslation();
  const locale = useSnapshot('info')?.locale ?? 'en-US';
  const [q, setQuestion] = useState('');
  const [a, setAnswers] = useState<Answers>(['', '', '', '']);
  const [d, setLevel] = useState<(typeof LEVELS)[number]>(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const answer = (place: number, text: string) =>
    setAnswers((before) => before.map((one, index) => (index === place ? text : one)) as unknown as Answers);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!areDifferent(a)) {
      setFailure(wordsForCode('trivia/answers_equal'));
      return;
    }
    setSending(true);
    setFailure(null);
    try {
      await api.call('proposeTrivia', { body: { locale, q, a, d } });
      showGood(t('host.proposed'));
      closeWindow(ROOM_WINDOWS.proposeTrivia);
    } catch (cause) {
      setFailure(wordsForError(cause));
      setSending(false);
    }
  };
  return (
    <form className={form.form} onSubmit={(event) => void submit(event)}>
      <div className={form.fields}>
        <p className={s.how}>{t('host.proposeHow', { coins: formatNumber(TRIVIA_PROPOSALS.authorCoins) })}</p>
        <TextField
          label={t('host.question')}
          value={q}
          maxLength={LONGEST.question}
          lang={locale}
          autoComplete="off"
          onChange={(event) => setQuestion(event.target.value)}
        />
        <TextField
          className={s.right}
          label={t('host.rightAnswer')}
          value={a[0]}
          maxLength={LONGEST.answer}
          lang={locale}
          autoComplete="off"
          onChange={(event) => answer(0, event.target.value)}
        />
        {WRONG.map((n) => (
          <TextField
            key={n}
            label={t('host.wrongAnswer', { n })}
            value={a[n]}
            maxLength={LONGEST.answer}
            lang={locale}
            autoComplete="off"
            onChange={(event) => answer(n, event.target.value)}
          />
        ))}
        <fieldset className={s.levels}>
          <legend>{t('room.difficulty')}</legend>
          {LEVELS.map((level) => (
            <Btn
              key={level}
              size="sm"
              tone={level === d ? 'gold' : 'plain'}
              aria-pressed={level === d}
              onClick={() => setLevel(level)}
            >
              {t(`host.level.${level}`)}
            </Btn>
          ))}
        </fieldset>
      </div>
      <div className={form.foot}>
        <p role="alert">{failure}</p>
        <Btn type="submit" tone="gold" disabled={sending || !isComplete(q, a)}>
          <Send size={18} strokeWidth={2.8} />
          {t('host.propose')}
        </Btn>
      </div>
    </form>
  );
}
