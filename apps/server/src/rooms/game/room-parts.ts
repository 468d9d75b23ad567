import type { ChatChannel } from '../chat/chat-channel.ts';
import type { RecentLines } from '../chat/recent-lines.ts';
import { AutoStart } from '../quick/auto-start.ts';
import { PlaceOffers } from '../quick/place-offers.ts';
import type { TableTicket } from '../tables/table-ticket.ts';
import { TableTickets } from '../tables/table-tickets.ts';
import { tableChat } from './chat/table-chat.ts';
import type { GameContext } from './game-context.ts';
import { RoomBots } from './host/bots.ts';
import { HostPowers } from './host/host-powers.ts';
import { MatchRun } from './match/match-run.ts';
import { MatchStart } from './match/match-start.ts';
import { PlayInput } from './match/play-input.ts';
import type { SolveLog } from './match/solve-log.ts';
import { Yapping } from './match/yapping.ts';
import { Discipline } from './seats/discipline.ts';
import { Seating } from './seats/seating.ts';
import { WatchDelay } from './watching/watch-delay.ts';

/** What does the work in a room of the game, each part for one thing. */
export interface RoomParts {
  readonly run: MatchRun;
  readonly host: HostPowers;
  readonly chat: ChatChannel;
  readonly yapping: Yapping;
  readonly watchDelay: WatchDelay;
  readonly discipline: Discipline;
  readonly seating: Seating;
  readonly start: MatchStart;
  readonly play: PlayInput;
  readonly bots: RoomBots;
  readonly autoStart: AutoStart;
  readonly offers: PlaceOffers;
  readonly tickets: TableTickets;
}

/** What the room has kept before its parts are there. */
export interface KeptBefore {
  readonly said: RecentLines;
  readonly solves: SolveLog;
  /** The table that stood in another room, if this one goes on with it. */
  readonly returned: TableTicket | null;
}

export function createRoomParts(context: GameContext, { said, solves, returned }: KeptBefore): RoomParts {
  const run = new MatchRun(context, solves);
  const host = new HostPowers(context, run);
  const yapping = new Yapping(context, run);
  const discipline = new Discipline(context);
  const start = new MatchStart(context, run, host);
  const bots = new RoomBots(context, host);
  const autoStart = new AutoStart(context, { start, bots, host });
  return {
    run,
    host,
    chat: tableChat(context, run, host, said),
    yapping,
    watchDelay: new WatchDelay(context),
    discipline,
    seating: new Seating(context, { run, start, host, said, solves, yapping, discipline }),
    start,
    play: new PlayInput(context, run),
    bots,
    autoStart,
    offers: new PlaceOffers(context, { host, run, autoStart }),
    tickets: new TableTickets(context, { host, bots, returned }),
  };
}
