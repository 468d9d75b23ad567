import type { Collection } from '@syllaboom/contracts';
import { isEmbedded } from '../../platform/discord/launch.ts';

/** Whether a collection can be downloaded here: not by others where its owner keeps it, by nobody inside the chat platform. */
export const mayDownload = ({ downloadAllowed }: Collection, own: boolean): boolean =>
  !isEmbedded() && (own || downloadAllowed);
