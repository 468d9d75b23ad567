import type { GameRoomState } from '@syllaboom/contracts';
import type { ReactNode } from 'react';
import { TypingDock } from '../typing/typing-dock.tsx';
import { renderRoom } from './render-room.tsx';
import { playerState, runningState } from './room-state.ts';

/** The typing dock of `me`, who plays against `zed`, in a running match: `holder` has the bomb. `page` puts it among other things. */
export const renderDock = (
  holder = 'me',
  changes: Partial<GameRoomState> = {},
  page: (dock: ReactNode) => ReactNode = (dock) => dock,
) => renderRoom(page(<TypingDock />), runningState([playerState('me'), playerState('zed')], holder, changes));

/** The input that words are typed into. */
export const wordInput = (): HTMLInputElement =>
  document.querySelector<HTMLInputElement>('input[name=word]') as HTMLInputElement;

/** The own word as its tiles show it. */
export const trayText = (): string =>
  [...document.querySelectorAll('[data-testid=tray] > span')]
    .slice(1)
    .map((tile) => tile.textContent)
    .join('');
