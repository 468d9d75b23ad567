import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDecimal } from '../../../platform/i18n/format.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Slider } from '../../../ui/kit/inputs/slider.tsx';
import s from './avatar.module.css';
import { type Crop, firstCrop, MOST_ZOOM, moveCrop, zoomCrop, zoomOf } from './crop-math.ts';
import { drawCrop, encodeCrop } from './picture-file.ts';

/** Part of the square that an arrow key moves. */
const KEY_STEP = 0.04;
const VIEW_PX = 280;

const KEY_MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

interface CropViewProps {
  picture: ImageBitmap;
  busy: boolean;
  onCrop: (file: Blob) => void;
  onCancel: () => void;
}

/** Which square of a picture becomes the avatar: drag, wheel and slider, or arrow keys and + and -. */
export function CropView({ picture, busy, onCrop, onCancel }: CropViewProps) {
  const { t } = useTranslation();
  const [crop, setCrop] = useState<Crop>(() => firstCrop(picture));
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useRef<{ x: number; y: number; crop: Crop } | null>(null);
  const zoom = zoomOf(picture, crop);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  const zoomTo = (next: number) => setCrop((now) => zoomCrop(picture, now, next));
  const onMove = (event: PointerEvent<HTMLElement>) => {
    const start = drag.current;
    if (!start) return;
    const size = event.currentTarget.clientWidth;
    setCrop(moveCrop(picture, start.crop, (start.x - event.clientX) / size, (start.y - event.clientY) / size));
  };
  const letGo = () => {
    drag.current = null;
  };
  const onKey = (event: KeyboardEvent) => {
    const [dx, dy] = KEY_MOVES[event.key] ?? [0, 0];
    if (dx !== 0 || dy !== 0) setCrop((now) => moveCrop(picture, now, dx, dy));
    else if (event.key === '+' || event.key === '=') zoomTo(zoom * 1.1);
    else if (event.key === '-') zoomTo(zoom / 1.1);
    else return;
    event.preventDefault();
  };
  return (
    <section className={s.crop} aria-label={t('profile.crop')}>
      <button
        type="button"
        className={s.frame}
        aria-label={t('profile.cropHint')}
        onKeyDown={onKey}
        onWheel={(event) => zoomTo(zoom * (event.deltaY < 0 ? 1.08 : 1 / 1.08))}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = { x: event.clientX, y: event.clientY, crop };
        }}
        onPointerMove={onMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <canvas ref={canvas} width={VIEW_PX * 2} height={VIEW_PX * 2} />
      </button>
      <p className={s.hint} aria-hidden="true">
        {t('profile.cropHint')}
      </p>
      <Slider
        label={t('profile.zoom')}
        value={zoom}
        min={1}
        max={MOST_ZOOM}
        step={0.05}
        format={(value) => `${formatDecimal(value)}×`}
        onChange={zoomTo}
      />
      <div className={s.buttons}>
        <Btn disabled={busy} onClick={onCancel}>
          {t('common.cancel')}
        </Btn>
        <Btn tone="gold" disabled={busy} onClick={() => void encodeCrop(picture, crop).then(onCrop)}>
          {t(busy ? 'profile.saving' : 'profile.usePicture')}
        </Btn>
      </div>
    </section>
  );
}
