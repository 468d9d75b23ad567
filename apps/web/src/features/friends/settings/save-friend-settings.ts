import type { FriendSettings } from '@syllaboom/contracts';
import { api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { queryClient } from '../../../platform/query/query-client.ts';
import { keyOf } from '../../../platform/query/stale-after.ts';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { SaveGate } from './save-gate.ts';

const TOO_MANY_REQUESTS = 429;
const gate = new SaveGate();

const isRateLimited = (cause: unknown): boolean => cause instanceof ApiError && cause.status === TOO_MANY_REQUESTS;

async function save(wanted: FriendSettings): Promise<void> {
  try {
    const { settings } = await api.call('setFriendSettings', { body: wanted });
    queryClient.setQueryData(keyOf('friendSettings', {}), settings);
  } catch (cause) {
    showError(i18n.t(isRateLimited(cause) ? 'friends.settingsRateLimited' : 'friends.settingsFailed'));
  } finally {
    gate.end();
  }
}

/** Saves the settings; null where it is too early for that, which the player is told. Resolves once it is over, either way. */
export function saveFriendSettings(wanted: FriendSettings): Promise<void> | null {
  const leave = gate.begin(performance.now());
  if (leave.kind === 'go') return save(wanted);
  showError(
    leave.kind === 'busy' ? i18n.t('friends.settingsBusy') : i18n.t('friends.settingsWait', { seconds: leave.seconds }),
  );
  return null;
}
