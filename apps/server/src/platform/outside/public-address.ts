import ipaddr from 'ipaddr.js';

/**
 * Whether an address belongs to the public internet. IPv4 inside IPv6 counts as the IPv4 that it is; tunnels and
 * translations into other networks (6to4, Teredo, NAT64) are refused like private ranges.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

/** The host of an address as typed in a URL, without brackets. */
export const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/** Whether a URL may be asked for at all: https on its own port, no user, no name that can only be local. */
export function isFetchable(url: URL): boolean {
  const host = bareHost(url);
  const isLiteral = ipaddr.isValid(host);
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    (isLiteral
      ? isPublicAddress(host)
      : host.includes('.') && !/\.(local|localhost|internal|home\.arpa)\.?$/i.test(host))
  );
}
