import type { TFunction } from 'i18next';
import { ERROR_MS, INFO_MS, showError, showGood } from '../../../ui/toasts/toasts.tsx';
import type { Hurt } from '../store/hurt-away.ts';
import type { Loss, Return } from '../store/stay-ports.ts';

/** What became of the match that ran when the line broke. */
const MATCH_WORDS = {
  restart: 'connection.matchEnded',
  silent: 'connection.matchLost',
  offline: 'connection.matchLost',
  missed: 'connection.seatLost',
} as const;

/** Says that the line is back, and once it is known what the match took meanwhile, in the same toast. */
export function showBack(t: TFunction, hurt?: Hurt): void {
  const taken = hurt && (hurt.isOut ? t('connection.outAway') : t('connection.hurtAway', { count: hurt.hearts }));
  showGood(t('connection.dcSuccess'), taken, taken ? ERROR_MS : INFO_MS, 'back');
}

/** Says what the player finds after the server was away, and what is gone. */
export function showReturn(t: TFunction, notice: Return | Loss): void {
  if (notice.kind === 'lost') return showError(t(notice.match ? 'connection.matchLost' : 'connection.roomLost'));
  const gone = notice.match ? t(MATCH_WORDS[notice.match]) : undefined;
  // One notice: two would contradict each other, and hide more of the table that has just come back.
  showGood(t('connection.tableBack'), gone, gone ? ERROR_MS : INFO_MS);
}
