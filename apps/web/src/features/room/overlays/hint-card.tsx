import { useTranslation } from 'react-i18next';
import { useSnapshot } from '../store/use-topic.ts';
import s from './overlays.module.css';

/** After an explosion: words that would have been right, for seven seconds. */
export function HintCard() {
  const { t } = useTranslation();
  const hint = useSnapshot('hint');
  if (!hint || hint.words.length === 0) return null;
  return (
    <p className={s.hint} key={hint.prompt + hint.words.join()}>
      <span>{t('room.hintFor', { prompt: hint.prompt })}</span>
      <b>{hint.words.join(' · ')}</b>
    </p>
  );
}
