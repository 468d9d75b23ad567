import { RANKED } from '@syllaboom/engine';
import { lockTabs, showTab, useScreen } from '../../../navigation/navigation.ts';
import { serverNow } from '../../../platform/api/server-time.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { sessionPort } from '../../../platform/session-port.ts';
import { lobbyConnection } from '../../../platform/rooms/lobby-connection.ts';
import { showError, showNotice } from '../../../ui/toasts/toasts.tsx';
import { currentUser, openAccount } from '../../session/index.ts';
import { type QueueRefusal, RankedQueue } from './queue-store.ts';

const WORDS = {
  failed: 'ranked.failed',
  login: 'ranked.login',
  wayIn: 'errors.auth/way_in_needed',
  level: 'ranked.level',
  locked: 'ranked.locked',
  playing: 'ranked.left.playing',
  elsewhere: 'ranked.left.elsewhere',
  restart: 'ranked.left.restart',
  unavailable: 'ranked.left.unavailable',
} as const satisfies Record<QueueRefusal, string>;

function showRefusal(refusal: QueueRefusal): void {
  showError(i18n.t(WORDS[refusal], { level: RANKED.leastLevel }));
  if (refusal === 'login') openAccount('signUp');
  if (refusal === 'wayIn') sessionPort().needWayIn();
}

/** The player's place in the ranked queue. */
export const queue = new RankedQueue({
  connection: lobbyConnection,
  user: currentUser,
  showRefusal: showRefusal,
  now: () => performance.now(),
  serverNow,
});

/** True while queued: then language, perk and tabs stay as they are, and the player is told why. */
export function refuseWhileQueued(): boolean {
  const queued = queue.use.getState().phase !== 'out';
  if (queued) showNotice(i18n.t('ranked.leaveQueueFirst'));
  return queued;
}

queue.use.subscribe(({ phase }, before) => {
  if (phase === before.phase) return;
  // Somebody who comes back to their place, after a reload for instance, sees where it can be given up.
  if (before.phase === 'out' && useScreen.getState().screen.name === 'lobby') showTab('ranked');
  lockTabs(phase === 'out' ? null : () => void refuseWhileQueued());
});
