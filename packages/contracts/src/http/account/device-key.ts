import { z } from 'zod/mini';

/** Proof of possession for the refresh token: a compact JWS over {htm, htu, iat, jti, sh}. */
export const Proof = z.string().check(z.maxLength(2000));
/** Public P-256 key of the device; the private half never leaves the browser. */
export const DeviceKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().check(z.maxLength(60)),
  y: z.string().check(z.maxLength(60)),
});
export type DeviceKey = z.infer<typeof DeviceKey>;
