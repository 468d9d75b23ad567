import { Suspense } from 'react';
import { useUser } from '../session/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import s from './profile.module.css';
import type { BlockMenuProps } from './block-menu.tsx';

// Menus bring the half of the popups along: the first download, which guests need too, does without.
const Menu = lazyPart(async () => ({ default: (await import('./profile-menu.tsx')).ProfileMenu }));
const LazyBlockMenu = lazyPart(async () => ({ default: (await import('./block-menu.tsx')).BlockMenu }));

/** The player's chip in the top bar; nothing for guests. */
export function ProfileMenu() {
  const user = useUser();
  if (!user || user.guest) return null;
  return (
    <Suspense fallback={<span className={s.profile} aria-hidden="true" />}>
      <Menu user={user} />
    </Suspense>
  );
}

/** A small menu to mute or block another player. */
export const BlockMenu = (props: BlockMenuProps) => (
  <Suspense fallback={null}>
    <LazyBlockMenu {...props} />
  </Suspense>
);
