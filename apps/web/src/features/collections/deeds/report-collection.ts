import type { Collection } from '@syllaboom/contracts';
import { hidePeople } from '../../../platform/streamer/hide-people.ts';
import { openReport, reportableOf } from '../../moderation/index.ts';

/** Reports a collection and who has made it to the staff. */
export function reportCollection({ id, owner, ownerName, ownerAvatar, locale }: Collection): void {
  const { displayName } = hidePeople({ id: owner, displayName: ownerName, avatar: ownerAvatar });
  openReport({
    playerId: owner,
    name: displayName,
    collectionId: id,
    subjects: ['collection', ...reportableOf({ avatar: ownerAvatar })],
    roomId: null,
    chat: [],
    language: locale,
  });
}
