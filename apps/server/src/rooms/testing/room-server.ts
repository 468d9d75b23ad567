import type { GameServer } from '#platform/rooms/game-server.ts';
import type { RoomFlow } from '../game/room-flow.ts';
import { type RoomsOptions, startRooms } from '../start-rooms.ts';
import { FakePorts } from './fake-ports.ts';

/** The room's pauses, short enough for tests. */
export const FAST_FLOW: Partial<RoomFlow> = {
  countdownSeconds: 2,
  secondMs: 20,
  versusMs: 20,
  versusFramesMs: 40,
  versusRankedMs: 20,
  reelMs: 30,
  backToLobbyMs: 100,
  settingsAnnouncedAfterMs: 1_000,
  seatHoldSeconds: 1,
  acknowledgeMs: 800,
  recordRetryMs: 20,
  drainMs: 1_000,
  pairEveryMs: 30,
  keepPlaceMs: 400,
  comeWithinMs: 1_500,
  watchDelayMs: 300,
  resultsMs: 700,
  quickStartMs: 250,
  quickAloneMs: 400,
  quickCountdownSeconds: 2,
};

export interface LoggedLine {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly data: object;
  readonly text: string;
}

/** A real server with rooms on a free port. */
export interface RoomServer {
  readonly server: GameServer;
  readonly ports: FakePorts;
  readonly url: string;
  readonly log: LoggedLine[];
}

export async function startRoomServer(
  options: Partial<RoomsOptions> & { ports?: FakePorts } = {},
): Promise<RoomServer> {
  const ports = options.ports ?? new FakePorts();
  const log: LoggedLine[] = [];
  const write = (level: LoggedLine['level']) => (data: object, text: string) => void log.push({ level, data, text });
  const roomLog = { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
  Object.assign(ports.channelLog, roomLog);
  const server = await startRooms({
    host: '127.0.0.1',
    port: 0,
    mountHttp: (app) => void app.get('/', (_request, response) => void response.json({ ok: true })),
    allowedOrigins: [],
    log: roomLog,
    ...options,
    ports,
    flow: { ...FAST_FLOW, ...options.flow },
  });
  return { server, ports, log, url: `ws://127.0.0.1:${server.address.port}` };
}
