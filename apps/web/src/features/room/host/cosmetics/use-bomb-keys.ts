import { hasRight } from '@syllaboom/engine';
import { useEffect } from 'react';
import { currentUser, useUser } from '../../../session/index.ts';
import { useRoom } from '../../store/use-topic.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
/** What has a use of its own for these keys. */
const TAKES_ARROWS =
  'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=tablist], [role=listbox], [role=slider]';

/** Few have these keys: what they need comes when one of them is first pressed. */
const loadWardrobe = () => import('../../../wardrobe/index.ts');

/** The bomb before or after one, among those that are owned. */
function neighbour(owned: ReadonlySet<number>, id: number, step: number): number {
  const ids = [...owned].sort((one, other) => one - other);
  const at = Math.max(0, ids.indexOf(id));
  return ids[(at + step + ids.length) % ids.length] ?? 0;
}

/** Developers change the bomb with the arrow keys: the room's where they are the host, else their own. */
export function useBombKeys(): void {
  const { store, actions } = useRoom();
  const developer = hasRight(useUser()?.roles ?? [], 'develop');
  useEffect(() => {
    if (!developer) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const user = currentUser();
      const info = store.get('info');
      if (step === undefined || event.defaultPrevented || event.repeat || !user || !info) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(TAKES_ARROWS)) return;
      void loadWardrobe().then(({ ownedOf, wear }) => {
        const owned = ownedOf(user, 'bomb');
        if (info.host === store.selfId) actions.send('settings', { bomb: neighbour(owned, info.bomb, step) });
        else wear({ kind: 'bomb', id: neighbour(owned, user.bomb, step) });
      });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [developer, store, actions]);
}
