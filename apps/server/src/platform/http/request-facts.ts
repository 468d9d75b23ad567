import type { IncomingHttpHeaders } from 'node:http';
import type { Response } from 'express';
import ipaddr from 'ipaddr.js';

/** What the edge finds out about a request before anything else. */
export interface RequestFacts {
  readonly id: string;
  readonly address: string;
  readonly startedAtMs: number;
  /** Declared path of the endpoint, for metrics. */
  route: string;
}

export const keepFacts = (response: Response, facts: RequestFacts): void => {
  response.locals['facts'] = facts;
};
export const factsOf = (response: Response): RequestFacts => response.locals['facts'] as RequestFacts;

/** Headers in which anybody may claim an address; the room server library believes them, so they never get that far. */
const CLAIMED_ADDRESS_HEADERS = ['x-real-ip', 'x-forwarded-for', 'x-client-ip'];

/**
 * The caller's address: the socket's, or with trusted proxies the entry that the outermost of them wrote. Entries further
 * left in X-Forwarded-For are the caller's own inventions.
 */
export function resolveAddress(
  headers: IncomingHttpHeaders,
  socketAddress: string | undefined,
  trustedHops: number,
): string {
  const entries = [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const claimed = trustedHops > 0 ? entries.at(-trustedHops) : undefined;
  return claimed ?? socketAddress ?? 'unknown';
}

/** For whom somebody trustworthy vouches, as a key for limits; null = nobody does. */
export type VouchedFor = (headers: IncomingHttpHeaders) => string | null;

/**
 * What limits are counted by: whom the chat platform's proxy vouches for, else the network address. All players of an
 * activity come from the proxy's few addresses, and none of them may use up the share of the others.
 */
export const callerKey = (headers: IncomingHttpHeaders, socketAddress: string | undefined, trust: Trust): string =>
  trust.vouchedFor(headers) ?? networkOf(resolveAddress(headers, socketAddress, trust.trustedHops));

/** What proxies write into the requests that they pass on. */
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'via'];
/** Pages of activities lie there: their calls come from the chat platform's proxy. */
const ACTIVITY_ORIGIN = /^https:\/\/[\w-]+\.discordsays\.com$/;

export interface Trust {
  readonly trustedHops: number;
  readonly vouchedFor: VouchedFor;
}

/** Whether a request came through a proxy although the server was told of none. */
export const isFromUntoldProxy = (headers: IncomingHttpHeaders, trustedHops: number): boolean =>
  trustedHops === 0 && PROXY_HEADERS.some((name) => headers[name] !== undefined);

/**
 * As `callerKey`, but null where strangers may share the address: behind the chat platform's proxy when it vouches for
 * nobody, and behind a proxy that the server was not told of. Whoever sends such headers themselves wins nothing where
 * accounts are counted as well.
 */
export function ownAddress(
  headers: IncomingHttpHeaders,
  socketAddress: string | undefined,
  trust: Trust,
): string | null {
  const isShared = isFromUntoldProxy(headers, trust.trustedHops) || ACTIVITY_ORIGIN.test(headers.origin ?? '');
  return isShared ? trust.vouchedFor(headers) : callerKey(headers, socketAddress, trust);
}

/** With the port that some proxies write behind it. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;
const PARTS_OF_NETWORK = 4;

/**
 * What an address counts as. Whoever has IPv6 has a whole network of addresses, a new one for each call if they like: its
 * first 64 bits stand for all of them.
 */
export function networkOf(address: string): string {
  const [, bracketed, plain] = WITH_PORT.exec(address) ?? [];
  const bare = bracketed ?? plain ?? address;
  if (!ipaddr.isValid(bare)) return bare;
  const parsed = ipaddr.process(bare);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, PARTS_OF_NETWORK).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

export function dropClaimedAddresses(headers: IncomingHttpHeaders): void {
  for (const name of CLAIMED_ADDRESS_HEADERS) delete headers[name];
}
