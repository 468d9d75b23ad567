import { Suspense } from 'react';
import type { Linked } from '../../features/landing/link-notice.tsx';
import { useUser } from '../../features/session/index.ts';
import { readPlace } from '../../navigation/history-entry.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const LinkNotice = lazyPart(async () => ({
  default: (await import('../../features/landing/link-notice.tsx')).LinkNotice,
}));
const LINKED: readonly Linked[] = ['profile', 'match', 'word', 'collection', 'clan'];

/** Over the landing page: what the address leads to, for whoever has to sign in first. */
export function LinkedThing() {
  const user = useUser();
  const place = readPlace();
  const to = LINKED.find((name) => place[name] !== undefined);
  if (to === undefined || user?.guest !== true) return null;
  return (
    <Suspense fallback={null}>
      <LinkNotice to={to} />
    </Suspense>
  );
}
