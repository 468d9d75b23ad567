import type { AchievementMessages, PlayerEvents, RoomRefusal } from '@syllaboom/contracts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import type { RoomIdentity, RoomPorts } from '../ports.ts';

interface Deps {
  readonly ports: RoomPorts;
  readonly log: RoomLog;
}
type AchievementEvents = AchievementMessages & Pick<PlayerEvents, 'achievement-progress'>;

/** Somebody who asks about their achievements, in whichever room; guests have none. */
export interface Achiever {
  readonly identity: RoomIdentity;
  send<Name extends keyof AchievementEvents>(name: Name, payload: AchievementEvents[Name]): void;
  refuse(code: RoomRefusal): void;
  /** Shows diamonds that come in. */
  spawnDiamonds(count: number): void;
}

export function showAchievements(deps: Deps, asker: Achiever): void {
  if (asker.identity.guest) return asker.refuse('guest');
  run(deps, 'shown', () => sendProgress(deps, asker));
}

/** Pays a step that was reached; whoever asks for another learns how things stand. */
export function claimAchievement(deps: Deps, asker: Achiever, id: string): void {
  if (asker.identity.guest) return asker.refuse('guest');
  run(deps, 'claimed', async () => {
    const claimed = await deps.ports.achievements.claim(asker.identity.playerId, id);
    if (claimed === null) {
      asker.refuse('notAllowed');
      return sendProgress(deps, asker);
    }
    asker.send('achievement-claimed', { id, reward: claimed.reward });
    asker.spawnDiamonds(claimed.reward);
  });
}

/** Has somebody told, once and wherever they are, of steps that can be claimed now. */
export function emitReached(deps: Deps, { playerId, guest }: RoomIdentity): void {
  if (!guest) run(deps, 'told', async () => void (await deps.ports.achievements.emitReached(playerId)));
}

async function sendProgress({ ports }: Deps, asker: Achiever): Promise<void> {
  asker.send('achievement-progress', { achievements: await ports.achievements.progress(asker.identity.playerId) });
}

const run = ({ log }: Deps, what: string, work: () => Promise<void>): void =>
  void work().catch((cause: unknown) =>
    log.warn({ part: 'achievements', err: cause }, `Achievements could not be ${what}`),
  );
