import type { Invitation, InvitationDoor } from '@syllaboom/contracts';
import { playerLimit } from '@syllaboom/engine';
import type { GameContext } from '../game/game-context.ts';
import { mayWatch, wouldPlay } from '../game/seats/places.ts';

function doorOf(room: GameContext, draining: boolean): InvitationDoor {
  if (draining) return 'closing';
  if (!room.kind.hosted) return 'ranked';
  if (wouldPlay(room, { spectate: false })) return 'seat';
  return mayWatch(room) ? 'watch' : 'full';
}

/** A room as its link shows it to strangers: nobody's name but the host's, and no id of a player. */
export function describeInvitation(room: GameContext, draining: boolean): Invitation {
  const { state, settings, roster, roomId } = room;
  const host = roster.get(state.host)?.shown;
  return {
    roomId,
    host: host === undefined ? null : { name: host.username, avatar: host.avatar, frame: host.frame },
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
    door: doorOf(room, draining),
  };
}
