import type { GameLanguage } from '@syllaboom/engine';
import type { RoomLog } from '#platform/rooms/room-log.ts';
import { type Achiever, claimAchievement, showAchievements, emitReached } from '../players/player-achievements.ts';
import type { DailyPort, RoomPorts } from '../ports.ts';
import type { LobbyClient } from './lobby-client.ts';

type DailyGain = NonNullable<Awaited<ReturnType<DailyPort['claim']>>>;

/** What the lobby gives to those who come every day: rewards, the word of the day, achievements, news of their things. */
export class LobbyDaily {
  readonly #deps: () => { readonly ports: RoomPorts; readonly log: RoomLog };

  constructor(deps: () => { readonly ports: RoomPorts; readonly log: RoomLog }) {
    this.#deps = deps;
  }

  /** What waits for somebody who comes in. */
  welcome(client: LobbyClient): void {
    if (client.userData.identity.guest) return;
    this.#offer(client);
    this.#emitUnlocked(client, 'new-item');
    emitReached(this.#deps(), client.userData.identity);
  }

  /** Something of the player's changed while they are here. */
  refresh(client: LobbyClient): void {
    if (!client.userData.identity.guest) this.#emitUnlocked(client, 'item-unlocked');
  }

  /** Comes back with every connection of the day until it is claimed. */
  #offer(client: LobbyClient): void {
    this.#run('offered', client, async ({ daily }, playerId) => {
      const offer = await daily.offer(playerId);
      if (offer) client.send('daily', offer);
    });
  }

  /** The reward of the day. */
  claim(client: LobbyClient): void {
    if (client.userData.identity.guest) return client.send('refused', { code: 'guest' });
    this.#run('claimed', client, async ({ daily }, playerId) => {
      const gain = await daily.claim(playerId);
      if (gain) spawnReward(client, gain);
    });
  }

  /** The word of the day. */
  sendDailyWord(client: LobbyClient, locale: GameLanguage): void {
    this.#run('looked up', client, async ({ daily }, playerId) =>
      client.send('daily-result', await daily.word(playerId, locale)),
    );
  }

  showAchievements(client: LobbyClient): void {
    showAchievements(this.#deps(), achieverOf(client));
  }

  claimAchievement(client: LobbyClient, id: string): void {
    claimAchievement(this.#deps(), achieverOf(client), id);
  }

  #emitUnlocked(client: LobbyClient, name: 'item-unlocked' | 'new-item'): void {
    this.#run('told', client, (ports, playerId) => ports.emitUnlocked(playerId, name));
  }

  /** Words that are not there yet are said to be so; everything else is a fault. */
  #run(what: string, client: LobbyClient, work: (ports: RoomPorts, playerId: string) => Promise<void>): void {
    const { ports, log } = this.#deps();
    work(ports, client.userData.identity.playerId).catch((cause: unknown) => {
      if ((cause as { code?: unknown }).code === 'words/language_building')
        return client.send('refused', { code: 'languageBuilding' });
      log.warn({ part: 'lobby', err: cause }, `A thing of the day could not be ${what}`);
    });
  }
}

const achieverOf = (client: LobbyClient): Achiever => ({
  identity: client.userData.identity,
  send: (name, payload) => client.send(name, payload as never),
  refuse: (code) => client.send('refused', { code }),
  spawnDiamonds: (count) => client.send('diamond-spawn', { count }),
});

/** Shows what comes in; new balances come by themselves. */
function spawnReward(client: LobbyClient, { reward, tiles }: DailyGain): void {
  if (reward.icon === 'tile') client.send('word-spawn', { syllables: [...tiles] });
  else client.send(`${reward.icon}-spawn`, { count: reward.value });
}
