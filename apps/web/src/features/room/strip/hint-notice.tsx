import { useTranslation } from 'react-i18next';
import { useSnapshot } from '../store/use-topic.ts';
import s from './strip.module.css';

/** After an explosion: words that would have been right, for a few seconds. */
export function HintNotice() {
  const { t } = useTranslation();
  const hint = useSnapshot('hint');
  if (!hint || hint.words.length === 0) return null;
  return (
    <p className={s.notice} key={hint.prompt + hint.words.join()} data-testid="hint">
      <span className={s.lead}>{t('room.hintFor', { prompt: hint.prompt })}</span>
      <span className={s.words}>
        {hint.words.map((word) => (
          <b key={word}>{word}</b>
        ))}
      </span>
    </p>
  );
}
