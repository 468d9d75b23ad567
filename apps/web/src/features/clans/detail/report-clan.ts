import type { Clan } from '@syllaboom/contracts';
import { currentLanguage } from '../../../platform/i18n/i18n.ts';
import { openReport } from '../../moderation/index.ts';

/** Reports a clan for what it is called or says about itself: its owner answers for that. */
export const reportClan = ({ id, name, tag, description, owner }: Clan): void =>
  openReport({
    playerId: owner,
    name,
    subjects: [
      'clanName',
      ...(tag === '' ? [] : (['clanTag'] as const)),
      ...(description === '' ? [] : (['clanDescription'] as const)),
    ],
    subjectIds: { clanName: id, clanTag: id, clanDescription: id },
    roomId: null,
    chat: [],
    language: currentLanguage(),
  });
