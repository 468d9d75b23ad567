import { BookPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NEW_COLLECTION_WINDOW } from '../../../navigation/windows.ts';
import { FloatingWindow } from '../../../ui/windows/floating-window.tsx';
import { centerRect } from '../../../ui/windows/window-rect.ts';
import { NewBody } from './new-body.tsx';

const SIZE = { w: 760, h: 660 };

/** The window in which a collection is made. */
export function NewWindow() {
  const { t } = useTranslation();
  return (
    <FloatingWindow
      id={NEW_COLLECTION_WINDOW}
      title={t('collections.new')}
      icon={<BookPlus size={20} strokeWidth={2.6} />}
      initial={() => centerRect(Math.min(SIZE.w, innerWidth - 40), Math.min(SIZE.h, innerHeight - 50), 0)}
    >
      <NewBody />
    </FloatingWindow>
  );
}
