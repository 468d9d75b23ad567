import { BookA } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOpenedWord, WORD_WINDOW } from '../../../navigation/windows.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { FloatingWindow } from '../../../ui/windows/floating-window.tsx';
import { centerRect } from '../../../ui/windows/window-rect.ts';

const WordBody = lazyPart(async () => ({ default: (await import('./word-body.tsx')).WordBody }));

/** As high as wished, unless the view is lower. */
const HEIGHT = 680;

/** What is known of a word; the window stands once in the shell, its body comes when a word is first opened. */
export function WordWindow() {
  const { t } = useTranslation();
  const opened = useOpenedWord();
  return (
    <FloatingWindow
      id={WORD_WINDOW}
      title={opened?.word ?? t('words.word')}
      icon={<BookA size={20} strokeWidth={2.6} />}
      initial={() => centerRect(540, Math.min(HEIGHT, innerHeight - 40), 24)}
    >
      <WordBody />
    </FloatingWindow>
  );
}
