import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { systemClock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/index.ts';
import { PlayerChannel } from '#platform/rooms/channel/player-channel.ts';
import { grant } from '../../../testing/people/grant.ts';
import { addPlayers } from '../../../testing/people/players.ts';
import { changeSettings, changeTag, renameClan } from '../change-clan.ts';
import { sayLine } from '../chat/say-line.ts';
import type { ClanDeps } from '../clans.deps.ts';
import { foundClan } from '../found-clan.ts';
import { acceptRequest, declineRequest } from '../membership/answer-request.ts';
import { askClan, withdrawRequest } from '../membership/ask-clan.ts';
import { kickMember, leaveClan, transferClan } from '../membership/end-membership.ts';
import { upgradeClan } from '../upgrade-clan.ts';
import { newWord } from './clan-people.ts';

const logger = pino({ level: 'silent' });

/** The operations of clans without their calls, as a process of its own would do them on this database. */
export function openClans(database: Database) {
  const deps: ClanDeps = {
    database,
    clock: systemClock,
    logger,
    channel: new PlayerChannel(logger),
    ports: { mutualBlocks: async () => new Map(), isMuted: async () => false, announceChange: () => undefined },
  };
  return {
    deps,
    found: (founder: string, name = newWord('Owls '), tag = newWord(''), key = `intent:${randomUUID()}`) =>
      foundClan(deps, founder, { name, tag }, key),
    ask: (player: string, clanId: string) => askClan(deps, player, { clanId }),
    withdraw: (player: string, clanId: string) => withdrawRequest(deps, player, clanId),
    accept: (owner: string, player: string) => acceptRequest(deps, owner, player),
    decline: (owner: string, player: string) => declineRequest(deps, owner, player),
    leave: (player: string) => leaveClan(deps, player),
    kick: (owner: string, member: string) => kickMember(deps, owner, member),
    transfer: (owner: string, member: string) => transferClan(deps, owner, member),
    upgrade: (owner: string, key = `intent:${randomUUID()}`) => upgradeClan(deps, owner, key),
    rename: (owner: string, name: string, key = `intent:${randomUUID()}`) => renameClan(deps, owner, name, key),
    tag: (owner: string, tag: string, key = `intent:${randomUUID()}`) => changeTag(deps, owner, tag, key),
    fee: (owner: string, joinFee: number) => changeSettings(deps, owner, { joinFee, feeType: 'coin' }),
    say: (player: string, message: string) => sayLine(deps, { playerId: player, rolesInForce: [] }, { message }),
  };
}

/** Players who can pay for a clan. */
export async function addRich(database: Database, count: number): Promise<string[]> {
  const ids = await addPlayers(database, count);
  for (const id of ids) await grant(database, id, { coin: 100_000, diamond: 1000, key: 1000 });
  return ids;
}
