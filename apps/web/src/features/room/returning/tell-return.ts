import type { TFunction } from 'i18next';
import { showError, showGood } from '../../../ui/toasts/toasts.tsx';
import type { Loss, Return } from '../store/stay.ts';

/** Says what the player finds after the server was away, and what is gone. */
export function tellReturn(t: TFunction, notice: Return | Loss): void {
  if (notice.kind === 'lost') return showError(t(notice.match ? 'connection.matchLost' : 'connection.roomLost'));
  if (notice.match) showError(t(notice.match === 'restart' ? 'connection.matchEnded' : 'connection.matchLost'));
  showGood(t('connection.tableBack'));
}
