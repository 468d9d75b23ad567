import { randomId } from '#platform/ids/random-id.ts';
import { DAILY_REWARDS } from '@syllaboom/engine';
import { CLEAN_MODERATION_STATUS } from '../../ports.ts';
import { FakePorts } from '../fake-ports.ts';
import { describeRoomPorts } from './ports-suite.ts';
import { FIRST_STEP, type Known, NOBODY, type PortsWorld } from './ports-world.ts';

async function openFakePorts(): Promise<PortsWorld> {
  const ports = new FakePorts();
  const { competition, shopping } = ports;
  ports.erased.add(NOBODY);
  ports.build('de-DE');
  competition.building.add('de-DE');
  const known = (playerId: string): Known => ({ playerId, token: `player:${playerId}` });
  const newPlayer = (): Known => known(`p${randomId(11)}`);
  const moderationStatusOf = (playerId: string) => ports.identityOf(playerId).standing;
  /** Steps as they stand; what can be claimed waits to be told. */
  const step = { id: FIRST_STEP, kind: 'words', target: 100, reward: 2 } as const;
  return {
    ports,
    addPlayer: async ({ roles = [] } = {}) => {
      const player = newPlayer();
      ports.describe(player.playerId, { roles });
      return player;
    },
    addGuest: async () => known(randomId(9)),
    addKeyed: async () => {
      const player = newPlayer();
      ports.keyed.add(player.playerId);
      return player;
    },
    signOut: async ({ playerId }) => void ports.signedOut.add(playerId),
    ban: async ({ playerId }) => void ports.banned.add(playerId),
    erase: async ({ playerId }) => void ports.erased.add(playerId),
    mute: async ({ playerId }, until) => {
      const mutedUntil = Math.max(until.getTime(), moderationStatusOf(playerId).mutedUntil ?? 0);
      ports.change(playerId, { standing: { ...moderationStatusOf(playerId), mutedUntil } });
    },
    warn: async ({ playerId }, reason) => {
      ports.warnings.set(playerId, [...(ports.warnings.get(playerId) ?? []), reason]);
    },
    setBlock: async ({ playerId }, { playerId: other }, kind) => {
      const { unheard, blocked } = moderationStatusOf(playerId);
      const status = {
        ...CLEAN_MODERATION_STATUS,
        unheard: [...new Set([...unheard, other])],
        blocked: kind === 'block' ? [...blocked, other] : blocked,
      };
      ports.change(playerId, { standing: status });
    },
    offerReward: async ({ playerId }) => {
      competition.offers.set(playerId, { day: 1, rewards: [...DAILY_REWARDS], frozen: false, freezeLeft: true });
    },
    reachStep: async ({ playerId }) => {
      const view = { ...step, progress: 100, isClaimable: true, isClaimed: false };
      competition.steps.set(playerId, [view]);
      competition.reached.set(playerId, [view]);
    },
    unlockBomb: async ({ playerId }) => {
      competition.unlocked.set(playerId, [{ type: 'bomb', value: 4, index: 0 }]);
      shopping.give(playerId, { kind: 'bomb', id: 4 });
    },
    buildingLanguage: 'de-DE',
    close: async () => undefined,
  };
}

describeRoomPorts('in memory', openFakePorts);
