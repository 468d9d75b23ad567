import { type Achiever, claimAchievement, showAchievements, emitReached } from '../../players/player-achievements.ts';
import type { GameContext } from '../game-context.ts';
import type { Member } from './member.ts';

/** Bots achieve nothing. */
function asAchiever(room: GameContext, member: Member, then: (achiever: Achiever) => void): void {
  const { identity } = member;
  if (identity === null) return;
  then({
    identity,
    send: (name, payload) => room.send(member, name, payload as never),
    refuse: (code) => room.refuse(member, code),
    spawnDiamonds: (count) => room.send(member, 'diamond-spawn', { id: member.seat, count }),
  });
}

/** Shows a member how far they are. */
export const showMemberAchievements = (room: GameContext, member: Member): void =>
  asAchiever(room, member, (achiever) => showAchievements(room, achiever));

/** Pays a member for a step that they have reached. */
export const claimMemberAchievement = (room: GameContext, member: Member, id: string): void =>
  asAchiever(room, member, (achiever) => claimAchievement(room, achiever, id));

/** Tells a member what a match has brought within reach; who is away now hears it in the lobby. */
export function emitReachedSteps(room: GameContext, member: Member): void {
  if (member.client !== null && member.identity !== null) emitReached(room, member.identity);
}
