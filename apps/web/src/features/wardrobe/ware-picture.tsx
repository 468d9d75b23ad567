import { backgroundName } from '../../ui/backdrop/backgrounds.ts';
import { CosmeticPicture } from '../../ui/cosmetics/cosmetic-picture.tsx';
import { EffectPreview } from '../../ui/cosmetics/effect-preview.tsx';
import { Critter } from '../../ui/critter/critter.tsx';
import { useUser } from '../session/index.ts';
import s from './ware-picture.module.css';
import type { Ware } from './wares.ts';

/** A frame goes around the player's own face. */
function FramedFace({ id }: { id: number }) {
  const user = useUser();
  return (
    <span className={s.face}>
      <Critter seed={user?.avatar || user?.id || 'guest'} size={58} />
      {id === 0 ? null : <CosmeticPicture kind="frame" id={id} className={s.frame} />}
    </span>
  );
}

/** What something that can be worn looks like, effects in their motion if wished. Decorative: its name stands beside it. */
export function WarePicture({ kind, id, moving = false }: Ware & { moving?: boolean }) {
  const user = useUser();
  if (kind === 'background') return <span className={s.background} data-background={backgroundName(id)} />;
  if (kind === 'frame') return <FramedFace id={id} />;
  if (moving && kind !== 'bomb')
    return <EffectPreview kind={kind} id={id} size={92} seed={user?.avatar || user?.id || 'guest'} />;
  return <CosmeticPicture kind={kind} id={id} size={92} />;
}
