import type { PlayerHit } from '@syllaboom/contracts';
import { levelOfExp } from '@syllaboom/engine';
import { readAccountFacts } from '#features/account';
import type { Db } from '#platform/db/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { PLAYER_ID_LENGTH, randomId } from '#platform/ids/random-id.ts';
import { readProfilesFrom } from '../profile.repository.ts';

const SCAN_LIMIT = 20;

/**
 * Any player but the caller and the banned. Ids are random: the first after a random one is as good as any, and
 * the index finds it among a million as among ten. Then the first of all, so that nobody is out of reach.
 */
export async function randomPlayer(db: Db, callerId: string): Promise<PlayerHit> {
  let from = randomId(PLAYER_ID_LENGTH);
  for (let wrapped = false; ; ) {
    const profiles = await readProfilesFrom(db, from, SCAN_LIMIT);
    const facts = await readAccountFacts(
      db,
      profiles.map((profile) => profile.playerId),
    );
    const found = profiles.find(({ playerId }) => {
      const account = facts.get(playerId);
      return playerId !== callerId && account !== undefined && !account.banned && !account.erased;
    });
    if (found) {
      const { playerId, displayName, avatar, frame, exp } = found;
      const type = facts.get(playerId)?.type ?? 0;
      return { id: playerId, displayName, avatar, frame, exp, level: levelOfExp(exp), type };
    }
    const last = profiles.at(-1)?.playerId;
    if (profiles.length === SCAN_LIMIT && last !== undefined) from = `${last}0`;
    else if (wrapped) throw new AppError('profile/no_player');
    else [from, wrapped] = ['', true];
  }
}
