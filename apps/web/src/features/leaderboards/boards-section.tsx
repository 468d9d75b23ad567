import { startTransition, useState } from 'react';
import type { BoardId } from '../../navigation/board-id.ts';
import { prefersReducedMotion } from '../../platform/media.ts';
import { BoardsPage } from './boards-page.tsx';

/** All boards in a window, which no address names. */
export function BoardsSection() {
  const [opened, setOpened] = useState<BoardId | null>(null);
  const open = (id: BoardId | null) => (prefersReducedMotion() ? setOpened(id) : startTransition(() => setOpened(id)));
  return <BoardsPage opened={opened} onOpen={open} />;
}
