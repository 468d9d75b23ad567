import type { Gif } from '@syllaboom/contracts';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gifAddress } from '../../../platform/api/pictures.ts';
import { useReducedMotion } from '../../../platform/media.ts';
import s from './gif.module.css';
import { useGifTitle } from './gif-titles.ts';

interface FrameProps {
  readonly src: string;
  readonly alt: string;
  readonly dims: readonly [number, number];
}

/** The first moment of a picture that moves, where its provider has none that doesn't. */
function FrozenFrame({ src, alt, dims: [width, height] }: FrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const image = new Image();
    image.onload = () => canvas.current?.getContext('2d')?.drawImage(image, 0, 0, width, height);
    image.src = src;
    return () => {
      image.onload = null;
    };
  }, [src, width, height]);
  return <canvas ref={canvas} width={width} height={height} role="img" aria-label={alt} />;
}

interface GifFrameProps {
  readonly gif: Pick<Gif, 'url' | 'still' | 'dims'>;
  readonly alt: string;
  readonly moves: boolean;
  readonly onBroken?: () => void;
}

/** A GIF, moving or at rest. */
export function GifFrame({ gif, alt, moves, onBroken }: GifFrameProps) {
  const [moving, still] = [gifAddress(gif.url), gif.still === null ? null : gifAddress(gif.still)];
  if (moving === null) return null;
  if (!moves && still === null) return <FrozenFrame src={moving} alt={alt} dims={gif.dims} />;
  const [width, height] = gif.dims;
  return (
    <img
      src={moves ? moving : (still ?? moving)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={onBroken}
    />
  );
}

/** A GIF in a chat. Who wants less motion sees it at rest, and plays it at will. */
export function GifPicture({ gif }: { gif: Gif }) {
  const { t } = useTranslation();
  const title = useGifTitle(gif);
  const isCalm = useReducedMotion();
  const [plays, setPlays] = useState(false);
  const [isBroken, setBroken] = useState(false);
  if (gifAddress(gif.url) === null || isBroken)
    return <span className={s.gone}>{title === '' ? t('gifs.gone') : t('gifs.label', { title })}</span>;
  const alt = t('gifs.label', { title });
  const [width, height] = gif.dims;
  const style = { aspectRatio: `${width} / ${height}` };
  const frame = <GifFrame gif={gif} alt={alt} moves={!isCalm || plays} onBroken={() => setBroken(true)} />;
  if (!isCalm)
    return (
      <span className={s.gif} style={style} data-gif={gif.id}>
        {frame}
      </span>
    );
  return (
    <button
      type="button"
      className={s.gif}
      style={style}
      data-gif={gif.id}
      data-calm=""
      aria-pressed={plays}
      aria-label={t(plays ? 'gifs.pause' : 'gifs.play', { title })}
      onClick={() => setPlays(!plays)}
    >
      {frame}
      {plays ? null : (
        <span className={s.play} aria-hidden="true">
          <Play size={22} strokeWidth={2.8} />
        </span>
      )}
    </button>
  );
}
