import { isIPv4 } from 'node:net';

/** The entries of a value that is separated by commas. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * The origins that a value names, as browsers send them: `https://a.example/` is `https://a.example`. What is none would
 * never fit a call, hence stops the start.
 */
export const originsOf = (key: string, text: string): string[] =>
  listOf(text).map((entry) => {
    const url = URL.parse(entry);
    const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
    if (!isOrigin) throw new Error(`${key} has an entry that is no origin such as https://play.example: ${entry}`);
    return url.origin;
  });

/** Whether a host, also as it stands in a URL, is this very machine. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
}
