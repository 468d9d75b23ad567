import { DeviceKey } from '@syllaboom/contracts';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const;

const toBase64Url = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Makes the device's key pair; null where the page has no WebCrypto (plain http to another machine). */
export async function createDeviceKey(): Promise<CryptoKeyPair | null> {
  if (!globalThis.crypto?.subtle) return null;
  return crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
}

/** The public half, as the server keeps it. */
export async function readPublicKey(pair: CryptoKeyPair): Promise<DeviceKey> {
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  return DeviceKey.parse({ kty, crv, x, y });
}

export interface ProofInput {
  /** Address of the call. */
  readonly url: string;
  /** The refresh token that the proof belongs to. */
  readonly secret: string;
  /** Server's clock in ms. */
  readonly now: number;
}

/** A signature that only this device can make: for this call, this secret, this moment. */
export async function signProof(pair: CryptoKeyPair, { url, secret, now }: ProofInput): Promise<string> {
  const claims = {
    htm: 'POST',
    htu: url,
    iat: Math.floor(now / 1000),
    jti: crypto.randomUUID(),
    sh: toBase64Url(await crypto.subtle.digest('SHA-256', encode(secret))),
  };
  const unsigned = `${toBase64Url(encode(JSON.stringify({ alg: 'ES256' })))}.${toBase64Url(encode(JSON.stringify(claims)))}`;
  return `${unsigned}.${toBase64Url(await crypto.subtle.sign(SIGNING, pair.privateKey, encode(unsigned)))}`;
}
