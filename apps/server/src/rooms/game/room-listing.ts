import type { RoomListing } from '@syllaboom/contracts';
import type { GameTable } from './game-table.ts';

/** The room as the lobby's list shows it [L0106]; null while it is private or nobody holds it. */
export function listRoom({ state, roster, settings, roomId }: GameTable): RoomListing | null {
  const host = roster.get(state.host)?.shown;
  if (state.locked || !host) return null;
  return {
    roomId,
    clients: roster.people().length,
    metadata: {
      name: state.title || host.username,
      mode: state.mode,
      ranked: state.ranked,
      started: state.started,
      diff: state.diff,
      wpp: state.wpp,
      language: state.locale,
      mlang: state.mlang,
      sc: state.sc,
      auth_id: host.auth_id,
      avatar: host.avatar,
      type: host.type,
      players: roster.players().length,
      maxp: settings.maxp,
      speed: state.speed,
    },
  };
}
