import type { SessionUser } from '@syllaboom/contracts';
import type { Eviction, Evictions } from '../evictions.ts';
import { type PlayerWatch, refreshedIdentity } from '../player-watch.ts';
import type { RoomIdentity } from '../ports.ts';
import type { OrderBoard } from '../room-orders.ts';
import type { Discipline } from './discipline.ts';
import type { GameTable } from './game-table.ts';
import { type Member, refreshPerson } from './member.ts';

/** What the watch over a member needs of the room. */
export interface WatchHost {
  readonly evictions: Evictions;
  readonly watch: PlayerWatch;
  readonly orders: OrderBoard;
  guarded(where: string, run: () => void): void;
  expel(member: Member, how: Eviction): void;
}

/** Follows what happens to a member's account elsewhere: its session ends, its looks change, the staff orders something. */
export function watchMember(
  host: WatchHost,
  { table, discipline }: { readonly table: GameTable; readonly discipline: Discipline },
  member: Member,
  identity: RoomIdentity,
): void {
  const { playerId } = identity;
  const stay = { identity, end: (how: Eviction) => host.expel(member, how) };
  host.evictions.enter(stay);
  const stops = [
    () => host.evictions.leave(stay),
    host.watch.enter(playerId, (user) => host.guarded('refresh', () => refresh(table, member, user))),
    host.orders.enter({ playerId, obey: (order) => host.guarded('order', () => discipline.obey(member, order)) }),
  ];
  member.unwatch = () => {
    for (const stop of stops) stop();
  };
}

/** The person changed their name, looks or role, here or elsewhere [R0451]. */
function refresh(table: GameTable, member: Member, user: SessionUser): void {
  if (member.identity === null || member.gone) return;
  refreshPerson(member, refreshedIdentity(member.identity, user));
  table.relist();
  table.patch();
  table.send(member, 'update-profile', user);
}
