import { BOMB_OFFSETS, type DisplayOffset, USUAL_OFFSET } from '@syllaboom/engine';
import clsx from 'clsx';
import { type CSSProperties, memo, useState } from 'react';
import { cosmeticUrl } from '../cosmetics/cosmetic-url.ts';
import { usePictureTheme } from '../cosmetics/cosmetic-picture.tsx';
import { Bomb, type BombProps } from './bomb.tsx';
import bomb from './bomb.module.css';
import s from './dressed-bomb.module.css';
import { PromptSign } from './prompt-sign.tsx';

interface DressedBombProps extends BombProps {
  /** Which bomb; 0 is the plain one, in the colours of the theme. */
  id: number;
}

interface PictureProps extends BombProps {
  readonly address: string;
  readonly offset: DisplayOffset;
  readonly onMissing: () => void;
}

/**
 * The parts of a bomb's picture as layers: each is a view of the same file (build/cosmetics/bomb). Heat lies between body and
 * face, the face shivers, the pupils shrink, the spark changes between its two states, and the sign is held before all.
 */
function Layers({ address, offset, onMissing, prompt, also, className }: PictureProps) {
  const layer = (view: string, name?: string) => (
    <img src={`${address}#${view}`} className={clsx(s.layer, name)} alt="" draggable={false} onError={onMissing} />
  );
  return (
    <div
      className={clsx(s.dressed, className)}
      style={{ '--right': offset.x, '--down': offset.y } as CSSProperties}
      aria-hidden="true"
      data-bomb-picture={address}
    >
      {layer('body')}
      <div className={clsx(s.layer, s.heat)} style={{ maskImage: `url("${address}")` }} />
      {layer('spark', s.spark)}
      {layer('flicker', s.flicker)}
      <div className={clsx(s.whole, bomb.face)}>
        {layer('face')}
        {layer('left', s.left)}
        {layer('middle', s.middle)}
        {layer('right', s.right)}
      </div>
      <svg viewBox="0 0 260 270" className={s.sign} aria-hidden="true">
        <PromptSign prompt={prompt} also={also} />
      </svg>
    </div>
  );
}

/** The bomb that somebody chose, with the prompt on its sign. Where its picture is missing, the plain one takes its place. */
export const DressedBomb = memo(function DressedBomb({ id, ...props }: DressedBombProps) {
  const theme = usePictureTheme();
  const [missing, setMissing] = useState<string | null>(null);
  const address = cosmeticUrl('bomb', id, theme);
  if (id === 0 || missing === address) return <Bomb {...props} />;
  const offset = BOMB_OFFSETS.get(id) ?? USUAL_OFFSET;
  return <Layers address={address} offset={offset} onMissing={() => setMissing(address)} {...props} />;
});
