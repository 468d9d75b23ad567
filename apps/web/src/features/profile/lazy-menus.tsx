import { Suspense } from 'react';
import { useUser } from '../session/index.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import s from './profile.module.css';
import type { RelationMenuProps } from './relation-menu.tsx';

// Menus bring the half of the popups along: the first download, which guests need too, does without.
const Menu = lazyPart(async () => ({ default: (await import('./profile-menu.tsx')).ProfileMenu }));
const Relations = lazyPart(async () => ({ default: (await import('./relation-menu.tsx')).RelationMenu }));

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
export const RelationMenu = (props: RelationMenuProps) => (
  <Suspense fallback={null}>
    <Relations {...props} />
  </Suspense>
);
