import type { ClanRequest } from '@syllaboom/contracts';
import { api } from '../../../platform/api/api.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { hidePeople } from '../../../platform/streamer/hide-people.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { showGood, showNotice } from '../../../ui/toasts/toasts.tsx';
import { carryOut } from './clan-actions.ts';

type Asker = Pick<ClanRequest, 'id' | 'displayName' | 'avatar'>;
const nameOf = (asker: Asker): string => hidePeople(asker).displayName;

/** Lets somebody in who asks; they pay what they were shown when they asked. */
export const acceptRequest = (asker: Asker): Promise<boolean> =>
  carryOut(
    'accept',
    async () => {
      await api.call('acceptClanRequest', { body: { acceptedPlayer: asker.id } });
      sound.play('ok');
      showGood(i18n.t('clans.requests.accepted', { name: nameOf(asker) }));
    },
    asker.id,
  );

export const declineRequest = (asker: Asker): Promise<boolean> =>
  carryOut(
    'decline',
    async () => {
      await api.call('declineClanRequest', { body: { playerId: asker.id } });
      showNotice(i18n.t('clans.requests.declined', { name: nameOf(asker) }));
    },
    asker.id,
  );
