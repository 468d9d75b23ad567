import type { GameLanguage } from '@syllaboom/engine';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import { type Achiever, claimAchievement, showAchievements, tellReached } from '../players/player-achievements.ts';
import type { DailyPort, RoomPorts } from '../ports.ts';
import type { Talker } from './talker.ts';

type DailyGain = NonNullable<Awaited<ReturnType<DailyPort['claim']>>>;

/** What the lobby gives to those who come every day: rewards, the word of the day, achievements, news of their things. */
export class LobbyDaily {
  readonly #deps: () => { readonly ports: RoomPorts; readonly log: RoomLog };

  constructor(deps: () => { readonly ports: RoomPorts; readonly log: RoomLog }) {
    this.#deps = deps;
  }

  /** What waits for somebody who comes in. */
  welcome(talker: Talker): void {
    if (talker.visitor.identity.guest) return;
    this.#offer(talker);
    this.#tellUnlocked(talker, 'new-item');
    tellReached(this.#deps(), talker.visitor.identity);
  }

  /** Something of the player's changed while they are here. */
  refresh(talker: Talker): void {
    if (!talker.visitor.identity.guest) this.#tellUnlocked(talker, 'item-unlocked');
  }

  /** Comes back with every connection of the day until it is claimed [L0135 L0139 L0302]. */
  #offer(talker: Talker): void {
    this.#run('offered', talker, async ({ daily }, playerId) => {
      const offer = await daily.offer(playerId);
      if (offer) talker.send('daily', offer);
    });
  }

  /** The reward of the day. */
  claim(talker: Talker): void {
    if (talker.visitor.identity.guest) return talker.send('refused', { code: 'guest' });
    this.#run('claimed', talker, async ({ daily }, playerId) => {
      const gain = await daily.claim(playerId);
      if (gain) spawnReward(talker, gain);
    });
  }

  /** The word of the day. */
  tellWord(talker: Talker, locale: GameLanguage): void {
    this.#run('looked up', talker, async ({ daily }, playerId) =>
      talker.send('daily-result', await daily.word(playerId, locale)),
    );
  }

  showAchievements(talker: Talker): void {
    showAchievements(this.#deps(), achieverOf(talker));
  }

  claimAchievement(talker: Talker, id: string): void {
    claimAchievement(this.#deps(), achieverOf(talker), id);
  }

  #tellUnlocked(talker: Talker, name: 'item-unlocked' | 'new-item'): void {
    this.#run('told', talker, (ports, playerId) => ports.tellUnlocked(playerId, name));
  }

  /** Words that are not there yet are said to be so; everything else is a fault. */
  #run(what: string, talker: Talker, work: (ports: RoomPorts, playerId: string) => Promise<void>): void {
    const { ports, log } = this.#deps();
    work(ports, talker.visitor.identity.playerId).catch((cause: unknown) => {
      if ((cause as { code?: unknown }).code === 'words/language_building')
        return talker.send('refused', { code: 'languageBuilding' });
      log.warn({ part: 'lobby', err: cause }, `A thing of the day could not be ${what}`);
    });
  }
}

const achieverOf = (talker: Talker): Achiever => ({
  identity: talker.visitor.identity,
  send: (name, payload) => talker.send(name, payload as never),
  refuse: (code) => talker.send('refused', { code }),
  spawnDiamonds: (count) => talker.send('diamond-spawn', { count }),
});

/** Shows what comes in; new balances come by themselves. */
function spawnReward(talker: Talker, { reward, tiles }: DailyGain): void {
  if (reward.icon === 'tile') talker.send('word-spawn', { syllables: [...tiles] });
  else talker.send(`${reward.icon}-spawn`, { count: reward.value });
}
