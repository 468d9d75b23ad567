import { DIFFICULTIES } from '@syllaboom/engine';
import type { ChatAudience, Chatter } from '../../chat/chat-audience.ts';
import { ChatChannel, type PlaceCommands } from '../../chat/chat-channel.ts';
import { CHAT_RULES } from '../../chat/chat-rules.ts';
import type { RecentLines } from '../../chat/recent-lines.ts';
import { mayAsStaff } from '../../players/staff-rights.ts';
import type { GameContext } from '../game-context.ts';
import type { HostPowers } from '../host/host-powers.ts';
import type { MatchRun } from '../match/match-run.ts';
import type { Member } from '../seats/member.ts';

/** A command that is listed nowhere: it plays the room a song. */
const METAL = 'metal';

/** A person at the table as its chat sees them; undefined for bots. */
export function chatterOf(room: GameContext, member: Member): Chatter | undefined {
  const { identity, chatPermissions } = member;
  if (!identity) return undefined;
  return {
    id: member.seat,
    identity,
    chatPermissions,
    // The room's language, and the writer's own.
    languages: [room.languageOf(member), member.locale],
    send: (name, payload) => room.send(member, name, payload as never),
    refuse: (code) => room.refuse(member, code),
    bypassDelay: (say) => room.bypassDelay(member, say),
  };
}

/** The same for who sends something: bots never do. */
export function senderOf(room: GameContext, member: Member): Chatter {
  const chatter = chatterOf(room, member);
  if (!chatter) throw new Error('a message of a bot');
  return chatter;
}

const audienceOf = (room: GameContext): ChatAudience => ({
  people: () => room.roster.people().flatMap((member) => chatterOf(room, member) ?? []),
  emit: (name, payload, isFor) =>
    room.broadcastTo(name, payload as never, ({ chatPermissions }) => isFor(chatPermissions)),
});

/** Commands about the match and the room. */
function tableCommands(room: GameContext, run: MatchRun, host: HostPowers): PlaceCommands {
  const memberOf = ({ id }: Chatter): Member | undefined => room.roster.get(id);
  return {
    context: ({ id }) => ({
      isHost: room.state.host === id,
      isRunning: run.driver !== null,
      isRanked: room.state.ranked,
      isAlive: run.isAlive(id),
      round: room.state.round,
    }),
    help: () => {
      const isPlaying = run.driver !== null && room.settings.diff !== DIFFICULTIES.practice;
      return !isPlaying ? 'free' : room.state.ranked ? 'none' : 'little';
    },
    carryOut: (who, command, args) => {
      const member = memberOf(who);
      if (!member) return;
      switch (command) {
        case 'surrender':
          room.announce('surrendered', { name: member.shown.username });
          return run.leave(member.seat);
        case 'end':
          return run.stop(member);
        case 'title':
          return host.setTitle(member, args.title ?? '');
      }
    },
    // For game moderators and developers.
    carryOutUnlisted: ({ identity }, name) => {
      const isPlayed = name.toLowerCase() === METAL && mayAsStaff(identity, 'moderate');
      if (isPlayed) room.broadcast('server-message', { msg: `/${METAL}` });
      return isPlayed;
    },
  };
}

export const tableChat = (room: GameContext, run: MatchRun, host: HostPowers, history: RecentLines): ChatChannel =>
  new ChatChannel({
    rules: CHAT_RULES.room,
    audience: audienceOf(room),
    history,
    commands: tableCommands(room, run, host),
    ports: room.ports,
    log: room.log,
    now: () => room.now(),
    later: (ms, after) => room.later(ms, after),
  });
