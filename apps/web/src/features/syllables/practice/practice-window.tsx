import { Dumbbell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FloatingWindow } from '../../../ui/windows/floating-window.tsx';
import { centerRect } from '../../../ui/windows/window-rect.ts';
import { PracticeBody } from './practice-body.tsx';
import { PRACTICE_WINDOW, usePractised } from './practised.ts';

const HEIGHT = 500;

/** Syllables asked one after the other; it stands once beside the tool. */
export function PracticeWindow() {
  const { t } = useTranslation();
  const { round, language, syllables } = usePractised();
  return (
    <FloatingWindow
      id={PRACTICE_WINDOW}
      title={t('syllables.practice')}
      icon={<Dumbbell size={20} strokeWidth={2.6} />}
      initial={() => centerRect(440, Math.min(HEIGHT, innerHeight - 60), -20)}
    >
      <PracticeBody key={round} language={language} syllables={syllables} />
    </FloatingWindow>
  );
}
