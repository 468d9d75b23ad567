import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#platform/clock/clock.ts';
import { OUTSIDE_PICTURE } from './fetch-picture.ts';

const DAY_MS = 86_400_000;
/** A link lives one to two days: until the end of the day after the one that it was made on, so that caches can hold it. */
const LIFE_DAYS = 2;

/** What a link leads to. */
export interface LinkedPicture {
  readonly url: string;
  /** Larger ones are not served. */
  readonly mostBytes: number;
}

/** Signs the addresses of pictures elsewhere, so that this server fetches only what its own rooms show. */
export interface PictureLinks {
  /** The address under /api at which the picture is served. */
  link(url: string, mostBytes?: number): string;
  /** The picture's address, or null for a token that is forged or over. */
  open(token: string): LinkedPicture | null;
}

export function createPictureLinks(key: Buffer, clock: Clock): PictureLinks {
  const sign = (payload: string): Buffer => createHmac('sha256', key).update(payload).digest();
  const today = (): number => Math.floor(clock.now().getTime() / DAY_MS);
  return {
    link: (url, mostBytes) => {
      const limit = mostBytes === undefined ? [] : [mostBytes];
      const payload = Buffer.from(JSON.stringify([today() + LIFE_DAYS, url, ...limit])).toString('base64url');
      return `pictures/${payload}.${sign(payload).toString('base64url')}`;
    },
    open: (token) => {
      const [payload = '', signature = '', ...rest] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const own = sign(payload);
      if (rest.length > 0 || given.length !== own.length || !timingSafeEqual(given, own)) return null;
      const [lastDay, url, mostBytes = OUTSIDE_PICTURE.mostBytes] = JSON.parse(
        Buffer.from(payload, 'base64url').toString(),
      ) as [number, string, number?];
      return today() < lastDay ? { url, mostBytes } : null;
    },
  };
}
