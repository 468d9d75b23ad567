import { ACCOUNT } from '@syllaboom/engine';
import { Secret, TOTP } from 'otpauth';

/** 160 bits, as RFC 4226 advises. */
const SECRET_BYTES = 20;
const MS = 1000;

const { secondFactorStepSeconds: period, secondFactorDigits: digits, secondFactorStepsOff: window } = ACCOUNT;

const generatorOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Syllaboom', label, algorithm: 'SHA1', digits, period, secret: Secret.fromBase32(secret) });

/** A new secret for an authenticator app, in base32. */
export const createSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The `otpauth://` address that apps read from a picture. */
export const uriOf = (secret: string, username: string): string => generatorOf(secret, username).toString();

/** What an app shows at this time (RFC 6238). @internal For tests, which have no app. */
export const codeAt = (secret: string, at: Date): string => generatorOf(secret).generate({ timestamp: at.getTime() });

/** Whether a text looks like the code of an app; everything else may be a replacement code. */
export const isAppCode = (text: string): boolean => new RegExp(`^\\d{${digits}}$`).test(text);

/** The time step whose code this is, near this time; null: of none. */
export function stepOf(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime();
  const off = generatorOf(secret).validate({ token: code, timestamp, window });
  return off === null ? null : Math.floor(timestamp / MS / period) + off;
}
