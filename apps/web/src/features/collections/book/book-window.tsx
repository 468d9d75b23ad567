import { BookOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { COLLECTION_WINDOW, useOpenedCollection } from '../../../navigation/windows.ts';
import { FloatingWindow } from '../../../ui/windows/floating-window.tsx';
import { centerRect } from '../../../ui/windows/window-rect.ts';
import { NoGuests } from '../../session/index.ts';
import { editCollection } from '../edit/editing.ts';
import { Book } from './book.tsx';

const SIZE = { w: 980, h: 700 };

/** The window of one collection. */
export function BookWindow() {
  const { t } = useTranslation();
  const id = useOpenedCollection();
  return (
    <FloatingWindow
      id={COLLECTION_WINDOW}
      title={t('collections.collection')}
      icon={<BookOpen size={20} strokeWidth={2.6} />}
      initial={() => centerRect(Math.min(SIZE.w, innerWidth - 40), Math.min(SIZE.h, innerHeight - 40), 0)}
      onClose={() => editCollection(null)}
    >
      <NoGuests title={t('collections.guests')}>{id === null ? null : <Book key={id} id={id} />}</NoGuests>
    </FloatingWindow>
  );
}
