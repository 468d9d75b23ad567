import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { ConnectionLimits, Flow } from '#config/room-limits.ts';
import { isFromUntoldProxy, networkOf, ownAddress, type Trust } from '../../http/request-facts.ts';
import { matchMaker, Room } from '../colyseus.ts';
import type { RoomLog } from '../room-log.ts';
import { TokenBucket } from './token-bucket.ts';

/** Beyond so many remembered addresses those that have been quiet for long are forgotten. */
const FORGET_BEYOND = 1_000;

const MOST_WARNINGS = 100;
const UNTOLD_PROXY =
  'Requests come through a proxy, but TRUST_PROXY is 0: its players cannot be told apart by their addresses. Set TRUST_PROXY to the number of proxies in front';

/** Whether a socket is asked for by somebody who has a seat: given over HTTP, or held for a return. */
export function hasSeat(url: URL): boolean {
  const room = matchMaker.getLocalRoomById(url.pathname.split('/').at(-1) ?? '');
  // The library keeps its rooms in an object, which also has what every object has.
  if (!(room instanceof Room)) return false;
  const sessionId = url.searchParams.get('sessionId') ?? '';
  return room.hasReservedSeat(sessionId, url.searchParams.get('reconnectionToken') ?? undefined);
}

/** A bucket for each address. */
class Buckets {
  readonly #flow: Flow;
  readonly #of = new Map<string, TokenBucket>();

  constructor(flow: Flow) {
    this.#flow = flow;
  }

  take(key: string, now: number): boolean {
    const bucket = this.#of.get(key) ?? new TokenBucket(this.#flow.burst, this.#flow.perSecond, now);
    // The ones used last stand last: the first are full again long since.
    this.#of.delete(key);
    this.#of.set(key, bucket);
    if (this.#of.size > FORGET_BEYOND) this.#of.delete(this.#of.keys().next().value ?? '');
    return bucket.take(now);
  }
}

/** Private and local addresses, where a proxy of one's own stands; the wide net has none that nobody told us of. */
const isNearby = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() !== 'unicast';

/**
 * Limits what one address may do to the port before anybody knows who it is: connections, and sockets without a seat,
 * which cost a handshake each. Addresses that strangers share are not counted.
 */
export class ConnectionLimiter {
  readonly #limits: ConnectionLimits;
  readonly #trust: Trust;
  readonly #log: RoomLog;
  readonly #connections = new Map<string, number>();
  readonly #proxies = new Set<string>();
  readonly #seatless: Buckets;
  readonly #seatlessInAll: TokenBucket;
  readonly #warned = new Set<string>();

  constructor(limits: ConnectionLimits, trust: Trust, log: RoomLog) {
    this.#limits = limits;
    this.#trust = trust;
    this.#log = log;
    this.#seatless = new Buckets(limits.seatlessPerAddress);
    const { burst, perSecond } = limits.seatlessInAll;
    this.#seatlessInAll = new TokenBucket(burst, perSecond, performance.now());
  }

  /** Looks at everything that reaches the server's port. */
  watch(server: HttpServer): void {
    const noteProxy = (request: IncomingMessage): void => this.noteProxy(request);
    server.prependListener('connection', (socket: Socket) => this.#count(socket));
    server.prependListener('request', noteProxy);
    server.prependListener('upgrade', noteProxy);
  }

  /** Whether a socket that has no seat may be opened at all, to be told so in the room's words. */
  admitsSeatless({ headers, socket }: IncomingMessage, now = performance.now()): boolean {
    const own = ownAddress(headers, socket.remoteAddress, this.#trust);
    return (own === null || this.#seatless.take(own, now)) && this.#seatlessInAll.take(now);
  }

  #count(socket: Socket): void {
    // Behind proxies that we were told of every connection is one of theirs.
    if (this.#trust.trustedHops > 0) return;
    const key = networkOf(socket.remoteAddress ?? '');
    const open = (this.#connections.get(key) ?? 0) + 1;
    if (open > this.#limits.connectionsPerAddress && !this.#proxies.has(key)) {
      socket.destroy();
      return this.#warnOnce(key, 'One address has too many connections: more of them are refused', { address: key });
    }
    this.#connections.set(key, open);
    socket.once('close', () => {
      const left = (this.#connections.get(key) ?? 1) - 1;
      if (left > 0) this.#connections.set(key, left);
      else this.#connections.delete(key);
    });
  }

  /** Learns of proxies that nobody told us of. */
  noteProxy({ headers, socket: { remoteAddress = '' } }: IncomingMessage): void {
    if (!isFromUntoldProxy(headers, this.#trust.trustedHops)) return;
    // Anybody may write such a header: only nearby it is believed to lift a limit.
    if (isNearby(remoteAddress)) this.#proxies.add(networkOf(remoteAddress));
    this.#warnOnce('proxy', UNTOLD_PROXY, { address: remoteAddress });
  }

  /** Once for each reason, in the life of a process. */
  #warnOnce(reason: string, text: string, data: object): void {
    if (this.#warned.has(reason) || this.#warned.size > MOST_WARNINGS) return;
    this.#warned.add(reason);
    this.#log.warn({ part: 'door', ...data }, text);
  }
}
