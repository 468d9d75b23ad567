import type { PlayerHit } from '@syllaboom/contracts';
import { levelOfExp } from '@syllaboom/engine';
import { readAccountFacts } from '#features/account';
import type { Db } from '#platform/db/index.ts';
import { searchNames } from './search.repository.ts';

const SHOWN = 20;
/** So many are looked at, since some of them may be banned or deleted. */
const SCAN_LIMIT = 60;

/** Players whose name holds a text, with at least so much exp; neither banned or erased ones nor the one who asks. */
export async function searchPlayers(
  db: Db,
  search: { readonly query: string; readonly leastExp: number; readonly callerId: string },
): Promise<PlayerHit[]> {
  const text = search.query.trim();
  if (text === '') return [];
  const hits = await searchNames(db, { text, leastExp: search.leastExp, except: search.callerId, most: SCAN_LIMIT });
  const facts = await readAccountFacts(
    db,
    hits.map((hit) => hit.playerId),
  );
  return hits
    .filter((hit) => facts.get(hit.playerId)?.banned === false && facts.get(hit.playerId)?.erased === false)
    .slice(0, SHOWN)
    .map((hit) => ({
      id: hit.playerId,
      displayName: hit.displayName,
      avatar: hit.avatar,
      frame: hit.frame,
      exp: hit.exp,
      level: levelOfExp(hit.exp),
      type: facts.get(hit.playerId)?.type ?? 0,
    }));
}
