import type { ClanLine } from '@syllaboom/contracts';
import type { GameLanguage } from '@syllaboom/engine';
import { ERASED_NAME, readAccountFacts } from '#features/account';
import { readProfiles } from '#features/profile';
import type { Db } from '#platform/db/index.ts';
import { showPublicText } from '#platform/text/index.ts';
import type { Line } from './line.repository.ts';

/** Who reads: in one's own language bad words are stars, but one's own words stay as they are. */
export interface Reader {
  readonly playerId: string;
  readonly language: GameLanguage;
}
/** How writers look. */
type Writers = ReadonlyMap<string, Pick<ClanLine, 'displayName' | 'avatar' | 'frame' | 'playerType'>>;

export async function readLooks(db: Db, playerIds: readonly string[]): Promise<Writers> {
  const ids = [...new Set(playerIds)];
  const [profiles, facts] = await Promise.all([readProfiles(db, ids), readAccountFacts(db, ids)]);
  return new Map(
    profiles.map(({ playerId, displayName, avatar, frame }) => [
      playerId,
      { displayName, avatar, frame, playerType: facts.get(playerId)?.type ?? 0 },
    ]),
  );
}

const NOBODY = { displayName: ERASED_NAME, avatar: '', frame: 0, playerType: 0 };

/** A line as somebody reads it. */
export function showLine(line: Line, writers: Writers, reader: Reader): ClanLine {
  const { id, senderId, text, saidAt, nonce } = line;
  const isOwn = senderId === reader.playerId;
  const look = senderId === null ? undefined : writers.get(senderId);
  return {
    n: id,
    id: look === undefined ? null : senderId,
    ...(look ?? NOBODY),
    message: isOwn ? text : showPublicText('clanLine', text, [reader.language]),
    at: saidAt.toISOString(),
    ...(isOwn && nonce !== null ? { k: nonce } : {}),
  };
}
