import type { Shopper } from '../../players/ask-shop.ts';
import { claimPurchase } from '../../players/claim-purchase.ts';
import type { GameContext } from '../game-context.ts';
import type { Member } from './member.ts';

/** Tells a member what they own and have reached now. */
export function sendProfile(room: GameContext, member: Member): void {
  const { identity } = member;
  if (!identity || identity.guest) return;
  room.ports.readProfile(identity.playerId).then(
    (profile) => {
      // A change that came meanwhile was told already: what was read may be older.
      if (member.identity === identity) room.send(member, 'profile', profile);
      else sendProfile(room, member);
    },
    (cause: unknown) => room.log.warn({ part: 'rooms', err: cause }, 'A profile could not be read'),
  );
}

/** A member as the shop knows them; bots buy nothing. */
export const shopperOf = (room: GameContext, member: Member): Shopper | null =>
  member.identity && {
    identity: member.identity,
    send: (name, payload) => room.send(member, name, payload as never),
  };

/** A member bought something on the chat platform. */
export function creditPurchase(room: GameContext, member: Member, entitlementId: string): void {
  if (member.identity)
    claimPurchase(room, member.identity, entitlementId, (popup) => room.send(member, 'popup', popup));
}

/** A member chooses an icon; everybody hears of it as of every other change. */
export function chooseIcon(room: GameContext, member: Member, icon: number): void {
  const { identity } = member;
  if (!identity || identity.guest) return room.refuse(member, 'guest');
  room.ports.chooseIcon(identity.playerId, icon).catch((cause: unknown) => {
    if ((cause as { code?: unknown }).code === 'profile/role_not_held') return room.refuse(member, 'notAllowed');
    room.log.warn({ part: 'rooms', err: cause }, 'A member icon could not be kept');
  });
}
