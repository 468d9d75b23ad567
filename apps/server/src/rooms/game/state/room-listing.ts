import type { FriendRoom, ListedPlayer, RoomListing } from '@syllaboom/contracts';
import type { GameContext } from '../game-context.ts';

/** The pair at a table of two people. */
function listPair({ roster }: GameContext): { player1: ListedPlayer; player2: ListedPlayer } | null {
  const [player1, player2, ...others] = roster
    .players()
    .map(({ bot, shown: { auth_id, username, avatar, wp, type } }) =>
      bot ? null : { auth_id, name: username, avatar, wp, type },
    );
  return player1 && player2 && others.length === 0 ? { player1, player2 } : null;
}

/**
 * The room as the lobby's list shows it; null while it is private or nobody holds it. `isBehind`: its watchers have
 * still to see the end of a match, so the list does not tell it either.
 */
export function listRoom(room: GameContext, isBehind = false): RoomListing | null {
  const { state, roster, settings, roomId } = room;
  const host = roster.get(state.host)?.shown;
  if (state.locked || !host) return null;
  return {
    roomId,
    clients: roster.people().length,
    metadata: {
      name: state.title || host.username,
      ...(state.title === '' ? {} : { title: state.title, host: host.username }),
      mode: state.mode,
      ranked: state.ranked,
      started: state.started || isBehind,
      diff: state.diff,
      wpp: state.wpp,
      language: state.locale,
      mlang: state.mlang,
      sc: state.sc,
      auth_id: host.auth_id,
      avatar: host.avatar,
      ...(host.frame === 0 ? {} : { frame: host.frame }),
      type: host.type,
      players: roster.players().length,
      maxp: settings.maxp,
      speed: state.speed,
      ...(state.quick ? { quick: true as const } : {}),
      ...listPair(room),
    },
  };
}

/** The room as friends of its people see it, who may come into private ones, too; null while nobody holds it. */
export function briefRoom({ state, roster, roomId }: GameContext, isBehind = false): FriendRoom | null {
  if (roster.get(state.host) === undefined) return null;
  const { locked } = state;
  return { id: roomId, locked, started: state.started || isBehind, players: roster.players().length, watch: false };
}
