import { Minus, Plus, Scan } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import type { BoardView } from '../canvas/board-view.ts';
import { ZOOM } from '../canvas/camera.ts';
import s from './board-screen.module.css';

/** Nearer, farther, everything. */
export function ZoomButtons({ view }: { view: RefObject<BoardView | null> }) {
  const { t } = useTranslation();
  return (
    <div className={s.zoom}>
      <Btn size="sm" icon aria-label={t('craft.zoomIn')} onClick={() => view.current?.zoomBy(ZOOM.buttonStep)}>
        <Plus size={18} strokeWidth={3} />
      </Btn>
      <Btn size="sm" icon aria-label={t('craft.zoomOut')} onClick={() => view.current?.zoomBy(1 / ZOOM.buttonStep)}>
        <Minus size={18} strokeWidth={3} />
      </Btn>
      <Btn size="sm" icon aria-label={t('craft.showAll')} onClick={() => view.current?.fit()}>
        <Scan size={18} strokeWidth={3} />
      </Btn>
    </div>
  );
}
