import { backgroundName } from '../../ui/backdrop/backgrounds.ts';
import { CosmeticPicture } from '../../ui/cosmetics/cosmetic-picture.tsx';
import { EffectPreview } from '../../ui/cosmetics/effect-preview.tsx';
import { PlayerFace } from '../../ui/cosmetics/player-face.tsx';
import { useUser } from '../session/index.ts';
import s from './ware-picture.module.css';
import type { Ware } from './wares.ts';

/** Width of a framed face, px. */
const FACE = 68;

/** What something that can be worn looks like, effects in their motion if wished. Decorative: its name stands beside it. */
export function WarePicture({ kind, id, moving = false }: Ware & { moving?: boolean }) {
  const user = useUser();
  if (kind === 'background')
    return (
      <span className={s.background}>
        <span className={s.reduced} data-background={backgroundName(id)} />
      </span>
    );
  const face = user?.avatar || user?.id || 'guest';
  // A frame goes around the player's own face.
  if (kind === 'frame') return <PlayerFace seed={face} frame={id} size={FACE} />;
  if (moving && kind !== 'bomb') return <EffectPreview kind={kind} id={id} size={92} seed={face} />;
  return <CosmeticPicture kind={kind} id={id} size={92} />;
}
