import { CRAFT } from '@syllaboom/engine';
import { Coins, MoveDown, MoveRight } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { askConfirm } from '../../../ui/kit/popups/confirm.tsx';
import { Tip } from '../../../ui/kit/popups/tip.tsx';
import { useUser } from '../../session/index.ts';
import type { BoardView } from '../canvas/board-view.ts';
import { type Camera, cellPx, type Point, type Size } from '../canvas/camera.ts';
import type { ConfirmedBoard } from '../store/board-state.ts';
import type { BoardStore } from '../store/board-store.ts';
import s from './board-screen.module.css';

/** Distance to the board's edge in px. */
const GAP = 16;

/** Keeps the buttons at the board's edges while the picture moves. */
export function placeExpandButtons(
  stage: HTMLElement,
  camera: Camera,
  { width, height }: ConfirmedBoard['size'],
): void {
  const px = cellPx(camera);
  const [view, room] = [{ width: stage.clientWidth, height: stage.clientHeight }, roomOfExpandButtons(stage)];
  if (room === null) return;
  const place = (name: string, x: number, y: number, middle: Point): void => {
    const button = stage.querySelector<HTMLElement>(`[data-expand=${name}]`);
    if (!button) return;
    button.style.translate = `${x}px ${y}px`;
    // A strip of a button at the picture's edge looks broken: less than half of it is not shown.
    const isSeen = middle.x >= 0 && middle.y >= 0 && middle.x <= view.width && middle.y <= view.height;
    button.toggleAttribute('data-cut', !isSeen);
  };
  const [right, bottom] = [camera.x + width * px, camera.y + height * px];
  const [centreX, centreY] = [camera.x + (width * px) / 2, camera.y + (height * px) / 2];
  place('south', centreX, bottom + GAP, { x: centreX, y: bottom + room.height / 2 });
  place('east', right + GAP, centreY, { x: right + room.width / 2, y: centreY });
}

/** How much room they take beside the board and below it; null where there are none. */
export function roomOfExpandButtons(stage: HTMLElement): Size | null {
  const [south, east] = ['south', 'east'].map((name) => stage.querySelector<HTMLElement>(`[data-expand=${name}]`));
  if (!south || !east) return null;
  return { width: east.offsetWidth + 2 * GAP, height: south.offsetHeight + 2 * GAP };
}

interface ExpandButtonsProps {
  readonly store: BoardStore;
  readonly size: ConfirmedBoard['size'];
  readonly view: RefObject<BoardView | null>;
}

/** Another row to the south, another column to the east. */
export function ExpandButtons({ store, size, view }: ExpandButtonsProps) {
  const { t } = useTranslation();
  const coins = useUser()?.score ?? 0;
  const buy = async (direction: 'south' | 'east'): Promise<void> => {
    const sure = await askConfirm({
      title: t(`craft.expandTitle.${direction}`),
      text: t('craft.expandText'),
      confirmLabel: t('craft.expandPrice'),
    });
    if (sure) await store.expand(direction);
  };
  return (['south', 'east'] as const).map((direction) => {
    const isLargest = (direction === 'south' ? size.height : size.width) >= CRAFT.mostSize;
    const why = isLargest ? t('craft.largest') : coins < CRAFT.expansion ? t('craft.tooFewCoins') : null;
    const label = t(`craft.expand.${direction}`);
    const Arrow = direction === 'south' ? MoveDown : MoveRight;
    return (
      <div key={direction} className={s.expand} data-expand={direction}>
        <Tip label={why === null ? label : `${label}. ${why}`}>
          <Btn
            size="sm"
            tone="gold"
            aria-label={`${t('craft.expandPrice')}: ${label}${why === null ? '' : `. ${why}`}`}
            aria-disabled={why !== null}
            data-off={why === null ? undefined : ''}
            onFocus={() => view.current?.reveal({ x: size.width - 1, y: size.height - 1 })}
            onClick={() => {
              if (why === null) void buy(direction);
            }}
          >
            <Arrow size={16} strokeWidth={3} aria-hidden="true" />
            <Coins size={16} strokeWidth={2.6} aria-hidden="true" />
            {isLargest ? t('craft.largestShort') : t('craft.expandPrice')}
          </Btn>
        </Tip>
      </div>
    );
  });
}
