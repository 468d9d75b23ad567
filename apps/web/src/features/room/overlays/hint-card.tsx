import { useTranslation } from 'react-i18next';
import { useSnapshot, useTopic } from '../store/use-topic.ts';
import s from './overlays.module.css';

/** After an explosion: words that would have been right, until the next hint or for the following turn. */
export function HintCard() {
  const { t } = useTranslation();
  const hint = useSnapshot('hint');
  const prompt = useTopic('turn', (store) => store.get('turn')?.prompt ?? '');
  if (!hint || hint.words.length === 0) return null;
  return (
    <p className={s.hint} key={hint.prompt + prompt}>
      <span>{t('room.hintFor', { prompt: hint.prompt })}</span>
      <b>{hint.words.join(' · ')}</b>
    </p>
  );
}
