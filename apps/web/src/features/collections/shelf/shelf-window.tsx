import { Library } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { COLLECTIONS_WINDOW } from '../../../navigation/windows.ts';
import { FloatingWindow } from '../../../ui/windows/floating-window.tsx';
import { centerRect } from '../../../ui/windows/window-rect.ts';
import { Collections } from './collections.tsx';

const SIZE = { w: 900, h: 640 };

/** The shelves over whatever is on the screen. */
export function ShelfWindow() {
  const { t } = useTranslation();
  return (
    <FloatingWindow
      id={COLLECTIONS_WINDOW}
      title={t('collections.title')}
      icon={<Library size={20} strokeWidth={2.6} />}
      initial={() => centerRect(Math.min(SIZE.w, innerWidth - 40), Math.min(SIZE.h, innerHeight - 60), 0)}
    >
      <Collections />
    </FloatingWindow>
  );
}
