import { Blocks } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { FloatingWindow } from '../../../ui/windows/floating-window.tsx';
import { centerRect } from '../../../ui/windows/window-rect.ts';

export const OWN_TILES_WINDOW = 'own-tiles';

const OwnTiles = lazyPart(async () => ({ default: (await import('./own-tiles.tsx')).OwnTiles }));
const HEIGHT = 580;

/** The player's syllable tiles; it stands once beside the syllable tool. */
export function OwnTilesWindow() {
  const { t } = useTranslation();
  return (
    <FloatingWindow
      id={OWN_TILES_WINDOW}
      title={t('tiles.own')}
      icon={<Blocks size={20} strokeWidth={2.6} />}
      initial={() => centerRect(520, Math.min(HEIGHT, innerHeight - 60), 10)}
    >
      <OwnTiles />
    </FloatingWindow>
  );
}
