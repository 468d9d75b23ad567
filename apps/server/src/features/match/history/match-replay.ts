import type { ENDPOINTS, ReplyOf } from '@syllaboom/contracts';
import type { Database } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { isShownTo, readMatch, readMatchLog } from '../match.repository.ts';
import { unpackMatchLog } from '../record/match-log.ts';

/** Where pictures from elsewhere are shown. */
export interface MatchPictures {
  /** An address under /api for the picture at a URL. */
  link(url: string): string;
}
type Reply = ReplyOf<(typeof ENDPOINTS)['matchReplay']>;

/**
 * Everything that a finished match can be played back from. Only finished matches are kept, so nothing of a running one
 * can be read here.
 */
export async function matchReplay(
  { db }: Database,
  pictures: MatchPictures,
  matchId: string,
  viewer: { readonly playerId: string; readonly now: Date },
): Promise<Reply> {
  const [found, kept] = await Promise.all([readMatch(db, matchId), readMatchLog(db, matchId)]);
  if (found === null || !isShownTo(found, viewer.playerId, viewer.now)) throw new AppError('match/not_found');
  if (kept === null || kept.hash === null) throw new AppError('match/no_replay');
  const { setup, at, inputs, answers } = await unpackMatchLog(kept.bytes);
  const shown = (setup.material?.customPrompts ?? []).flatMap(({ image }) => (image === null ? [] : [image]));
  return {
    id: matchId,
    pictures: Object.fromEntries(shown.map((url) => [url, pictures.link(url)])),
    dictionaryVersion: kept.version,
    hash: kept.hash,
    seats: [...kept.seats],
    log: { setup: { ...setup }, at, inputs: inputs.map((input) => ({ ...input })), answers: [...answers] },
  };
}
