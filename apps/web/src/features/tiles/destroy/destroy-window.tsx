import { Hammer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { FloatingWindow } from '../../../ui/windows/floating-window.tsx';
import { centerRect } from '../../../ui/windows/window-rect.ts';
import { DESTROY_WINDOW, useDestroyed } from './destroy-store.ts';

const DestroyBody = lazyPart(async () => ({ default: (await import('./destroy-body.tsx')).DestroyBody }));
const HEIGHT = 490;

/** A discovery is destroyed here; the window stands once beside the word's. */
export function DestroyWindow() {
  const { t } = useTranslation();
  const wish = useDestroyed((state) => state.wish);
  if (wish === null) return null;
  return (
    <FloatingWindow
      id={DESTROY_WINDOW}
      title={t('tiles.destroyNamed', { word: wish.word })}
      icon={<Hammer size={20} strokeWidth={2.6} />}
      initial={() => centerRect(460, Math.min(HEIGHT, innerHeight - 60), 30)}
    >
      <DestroyBody key={`${wish.locale} ${wish.word}`} wish={wish} />
    </FloatingWindow>
  );
}
