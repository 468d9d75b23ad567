import { DRAFT_MESSAGE } from '@syllaboom/contracts';
import { modeTraits, type RoomSettings } from '@syllaboom/engine';
import { withoutDelay } from '#platform/rooms/delayed-sender.ts';
import { systemLine } from '../chat/system-line.ts';
import { DraftRelays } from './match/draft-relays.ts';
import type { GameContext, RoomShare } from './game-context.ts';
import { Roster } from './seats/member.ts';
import { RoomSeries } from './room-series.ts';

/** Makes a room's context: to what the room brings come who is here, and the ways to send them something. */
export function createGameContext({ emitToClients, ...share }: RoomShare, settings: RoomSettings): GameContext {
  const { state } = share;
  const roster = new Roster();
  const drafts = new DraftRelays(emitToClients);
  // The series reads the settings in force, hence from the context itself.
  const core = { state, roster, settings };
  const context: GameContext = Object.assign(core, share, {
    unannouncedSettings: new Map(),
    series: new RoomSeries(core, (n) => context.announce('seriesRestarted', { n })),
    ...createRoomSenders(emitToClients, roster),
    relayDraft: drafts.relay.bind(drafts),
    tidy: () => {
      for (const member of roster.all()) if (member.gone) context.remove(member);
    },
    remove: ({ seat }) => {
      roster.remove(seat);
      state.players.delete(seat);
    },
    isHost: ({ seat }) => state.host === seat,
    isBusy: () => state.phase === 'countdown' || state.phase === 'playing',
    languageOf: (member) => {
      const { mlang, mode, locale } = context.settings;
      return mlang && !modeTraits(mode).sharesText ? member.locale : locale;
    },
  } satisfies Partial<GameContext>);
  return context;
}

type RoomSenders = Pick<GameContext, 'send' | 'sendDraft' | 'broadcast' | 'broadcastTo' | 'refuse' | 'announce'>;

function createRoomSenders(emitToClients: RoomShare['emitToClients'], roster: Roster): RoomSenders {
  const senders: RoomSenders = {
    send: ({ client }, name, payload) => client?.send(name, payload as never),
    sendDraft: ({ client }, relay) => client?.send(DRAFT_MESSAGE, relay as never),
    broadcast: (name, payload, except) => emitToClients(name, payload, (client) => client !== except),
    broadcastTo: (name, payload, isFor) => {
      const others = new Set(roster.people().map((member) => (isFor(member) ? null : member.client)));
      emitToClients(name, payload, (client) => !others.has(client));
    },
    refuse: (member, code, params) =>
      withoutDelay(() => senders.send(member, 'refused', params ? { code, params } : { code })),
    announce: (line, params, only) => {
      const said = systemLine(line, params, 'system', only !== undefined);
      if (only) senders.send(only, 'chat', said);
      else senders.broadcast('chat', said);
    },
  };
  return senders;
}
