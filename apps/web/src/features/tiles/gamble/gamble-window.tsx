import { Dices } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { FloatingWindow } from '../../../ui/windows/floating-window.tsx';
import { centerRect } from '../../../ui/windows/window-rect.ts';
import { GAMBLE_WINDOW, useGambled } from './gamble-store.ts';

const GambleBody = lazyPart(async () => ({ default: (await import('./gamble-body.tsx')).GambleBody }));
const HEIGHT = 605;

/** A tile is gambled for another one; the window stands once beside the own tiles. */
export function GambleWindow() {
  const { t } = useTranslation();
  const tile = useGambled((state) => state.tile);
  if (tile === null) return null;
  return (
    <FloatingWindow
      id={GAMBLE_WINDOW}
      title={t('tiles.gambleTitle')}
      icon={<Dices size={20} strokeWidth={2.6} />}
      initial={() => centerRect(430, Math.min(HEIGHT, innerHeight - 60), 30)}
    >
      <GambleBody key={`${tile.locale} ${tile.syllable}`} tile={tile} />
    </FloatingWindow>
  );
}
