import { Suspense } from 'react';
import { COLLECTION_WINDOW, COLLECTIONS_WINDOW, NEW_COLLECTION_WINDOW } from '../../navigation/windows.ts';
import { Boundary } from '../../ui/boundary.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useWindows } from '../../ui/windows/manager.ts';

const ShelfWindow = lazyPart(async () => ({ default: (await import('./shelf/shelf-window.tsx')).ShelfWindow }));
const BookWindow = lazyPart(async () => ({ default: (await import('./book/book-window.tsx')).BookWindow }));
const NewWindow = lazyPart(async () => ({ default: (await import('./edit/new-window.tsx')).NewWindow }));

/** The windows of collections over whatever is on the screen; they come when they are first opened. */
export function CollectionWindows() {
  const shelves = useWindows(({ open }) => open.includes(COLLECTIONS_WINDOW));
  const book = useWindows(({ open }) => open.includes(COLLECTION_WINDOW));
  const makes = useWindows(({ open }) => open.includes(NEW_COLLECTION_WINDOW));
  return (
    <Boundary fallback={null}>
      <Suspense fallback={null}>
        {shelves ? <ShelfWindow /> : null}
        {book ? <BookWindow /> : null}
        {makes ? <NewWindow /> : null}
      </Suspense>
    </Boundary>
  );
}
