import type { GameRoomState, RoomPlayerState } from '@syllaboom/contracts';
import { type GameSchema, PlayerSchema } from '../game/state/game-state.ts';

const LISTS = ['scx', 'monsters', 'locks'] as const;

/** A room's state as plain data, at one moment. */
export type Shown = Omit<GameRoomState, 'players'> & { readonly players: Readonly<Record<string, RoomPlayerState>> };

/** The state as it is now. */
export const shownBy = (state: GameSchema): Shown => state.toJSON() as unknown as Shown;

/** Writes only what differs: everything that is written is sent. */
function assignChanged(target: object, source: object): void {
  const known = target as Record<string, unknown>;
  for (const [name, value] of Object.entries(source)) if (known[name] !== value) known[name] = value;
}

/** Makes a state look as another one did; `seats` are the players in it that came from there before. */
export function showAgain(state: GameSchema, shown: Shown, seats: Set<string>): void {
  const { players, scx, monsters, locks, ...plain } = shown;
  assignChanged(state, plain);
  const lists = { scx, monsters, locks };
  for (const name of LISTS) {
    const [known, wanted] = [state[name] as unknown[] & { splice: (...args: unknown[]) => unknown }, lists[name] ?? []];
    if (known.length !== wanted.length || wanted.some((value, i) => known[i] !== value))
      known.splice(0, known.length, ...wanted);
  }
  for (const seat of seats) {
    if (seat in players) continue;
    state.players.delete(seat);
    seats.delete(seat);
  }
  for (const [seat, player] of Object.entries(players)) {
    const known = state.players.get(seat);
    if (known) assignChanged(known, player);
    else state.players.set(seat, new PlayerSchema({ ...player }));
    seats.add(seat);
  }
}
