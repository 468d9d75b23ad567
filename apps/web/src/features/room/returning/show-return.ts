import type { TFunction } from 'i18next';
import { showError, showGood } from '../../../ui/toasts/toasts.tsx';
import type { Hurt } from '../store/hurt-away.ts';
import type { Loss, Return } from '../store/stay-ports.ts';
import { showMatchError } from '../strip/error-notice.tsx';

/** What became of the match that ran when the line broke. */
const MATCH_WORDS = {
  restart: 'connection.matchEnded',
  silent: 'connection.matchLost',
  offline: 'connection.matchLost',
  missed: 'connection.seatLost',
} as const;

/** Says what the match took meanwhile, where it is watched. */
export const showHurt = (t: TFunction, { hearts, isOut }: Hurt): void =>
  showMatchError(isOut ? t('connection.outAway') : t('connection.hurtAway', { count: hearts }));

/** Says what the player finds after the server was away, and what is gone. */
export function showReturn(t: TFunction, notice: Return | Loss): void {
  if (notice.kind === 'lost') return showError(t(notice.match ? 'connection.matchLost' : 'connection.roomLost'));
  if (notice.match) showError(t(MATCH_WORDS[notice.match]));
  showGood(t('connection.tableBack'));
}
