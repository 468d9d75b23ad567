import type { Invitation, InvitationDoor } from '@syllaboom/contracts';
import { playerLimit } from '@syllaboom/engine';
import type { GameTable } from '../game/game-table.ts';
import { mayWatch, wouldPlay } from '../game/places.ts';

function doorOf(table: GameTable, draining: boolean): InvitationDoor {
  if (draining) return 'closing';
  if (!table.kind.hosted) return 'ranked';
  if (wouldPlay(table, { spectate: false })) return 'seat';
  return mayWatch(table) ? 'watch' : 'full';
}

/** A room as its link shows it to strangers: nobody's name but the host's, and no id of a player. */
export function describeInvitation(table: GameTable, draining: boolean): Invitation {
  const { state, settings, roster, roomId } = table;
  const host = roster.get(state.host)?.shown;
  return {
    roomId,
    host: host === undefined ? null : { name: host.username, avatar: host.avatar },
    title: state.title,
    mode: state.mode,
    sc: state.sc,
    language: state.locale,
    mlang: state.mlang,
    players: roster.players().length,
    seats: playerLimit(settings),
    started: state.started,
    private: state.locked,
    wayIn: settings.wayIn,
    door: doorOf(table, draining),
  };
}
