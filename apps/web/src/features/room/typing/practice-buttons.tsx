import { DIFFICULTIES } from '@syllaboom/engine';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openWord } from '../../../navigation/windows.ts';
import { WordLink } from '../../../ui/kit/buttons/word-link.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { PRACTICE_REST_MS } from '../room-timings.ts';
import { useRoom, useSnapshot, useWordLanguage } from '../store/use-topic.ts';
import s from './practice-buttons.module.css';

/** In the difficulty "practice": show a word, or take the next prompt. Both rest 300 ms after a click. */
export function PracticeButtons({ mine }: { mine: boolean }) {
  const { t } = useTranslation();
  const { actions } = useRoom();
  const info = useSnapshot('info');
  const word = useSnapshot('practiceWord');
  const language = useWordLanguage();
  const [resting, setResting] = useState(false);
  if (info?.diff !== DIFFICULTIES.practice || !mine) return null;
  const press = (name: 'practice-show' | 'practice-next') => {
    setResting(true);
    setTimeout(() => setResting(false), PRACTICE_REST_MS);
    actions.send(name);
  };
  return (
    <div className={s.practice}>
      {word ? (
        <span className={s.revealed}>
          <WordLink word={word} locale={language} onOpen={() => openWord(language, word)} />
        </span>
      ) : null}
      <Btn size="sm" disabled={resting} onClick={() => press('practice-show')}>
        {t('room.practiceShow')}
      </Btn>
      <Btn size="sm" disabled={resting} onClick={() => press('practice-next')}>
        {t('room.practiceNext')}
      </Btn>
    </div>
  );
}
