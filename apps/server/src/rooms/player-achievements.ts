import { ACHIEVEMENT_POPUP, type AchievementMessages, type RoomRefusal, type ServerMessages } from '@syllaboom/contracts';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import type { RoomIdentity, RoomPorts } from './ports.ts';

type Told = AchievementMessages & Pick<ServerMessages, 'popup'>;

/** Somebody who asks about their achievements, in whichever room. */
export interface Achiever {
  readonly identity: RoomIdentity;
  send<Name extends keyof Told>(name: Name, payload: Told[Name]): void;
  refuse(code: RoomRefusal): void;
  /** Shows diamonds that come in. */
  spawnDiamonds(count: number): void;
}

/** Answers what both rooms are asked about achievements [R0434 R0453]; guests have none. */
export class PlayerAchievements {
  readonly #deps: () => { readonly ports: RoomPorts; readonly log: RoomLog };

  constructor(deps: () => { readonly ports: RoomPorts; readonly log: RoomLog }) {
    this.#deps = deps;
  }

  show(asker: Achiever): void {
    if (asker.identity.guest) return asker.refuse('guest');
    this.#run('shown', () => this.#sendProgress(asker));
  }

  /** Pays a step that was reached; whoever asks for another learns how things stand. */
  claim(asker: Achiever, id: string): void {
    if (asker.identity.guest) return asker.refuse('guest');
    this.#run('claimed', async () => {
      const claimed = await this.#deps().ports.achievements.claim(asker.identity.playerId, id);
      if (claimed === null) {
        asker.refuse('notAllowed');
        return this.#sendProgress(asker);
      }
      asker.send('achievement-claimed', { id, reward: claimed.reward });
      asker.spawnDiamonds(claimed.reward);
    });
  }

  /** Tells, once, of steps that can be claimed now. */
  tellReached(asker: Achiever): void {
    if (asker.identity.guest) return;
    this.#run('told', async () => {
      const reached = await this.#deps().ports.achievements.takeReached(asker.identity.playerId);
      if (reached.length === 0) return;
      const diamonds = reached.reduce((sum, { reward }) => sum + reward, 0);
      asker.send('popup', { kind: 'info', key: ACHIEVEMENT_POPUP, params: { diamonds } });
      await this.#sendProgress(asker);
    });
  }

  async #sendProgress(asker: Achiever): Promise<void> {
    const achievements = await this.#deps().ports.achievements.progress(asker.identity.playerId);
    asker.send('achievement-progress', { achievements });
  }

  #run(what: string, work: () => Promise<void>): void {
    work().catch((cause: unknown) =>
      this.#deps().log.warn({ part: 'achievements', err: cause }, `Achievements could not be ${what}`),
    );
  }
}
