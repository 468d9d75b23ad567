import { createHmac, timingSafeEqual } from 'node:crypto';

const macOf = (key: Buffer, sanctionId: string): Buffer =>
  createHmac('sha256', key).update(`appeal:${sanctionId}`).digest();

/** What a banned player's appeal must carry: proves that the refusal of this very ban was read. */
export const signAppeal = (key: Buffer, sanctionId: string): string =>
  `${sanctionId}.${macOf(key, sanctionId).toString('base64url')}`;

/** The sanction that a token is for; null when it was not signed here. */
export function readAppealToken(key: Buffer, token: string): string | null {
  const [sanctionId = '', mac = ''] = token.split('.');
  const given = Buffer.from(mac, 'base64url');
  const expected = macOf(key, sanctionId);
  return given.length === expected.length && timingSafeEqual(given, expected) ? sanctionId : null;
}
