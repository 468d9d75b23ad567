import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { randomId } from '#platform/ids/random-id.ts';

/** Somebody with an account at Discord. */
export interface FakeUser {
  readonly id: string;
  readonly username: string;
  readonly globalName?: string | null;
  readonly avatar?: string | null;
  /** Whether they are in the community's server, and boost it. */
  readonly member?: boolean;
  readonly boosts?: boolean;
}
export interface FakeEntitlement {
  readonly id: string;
  readonly sku_id: string;
  readonly application_id: string;
  readonly user_id: string;
  readonly type: number;
  deleted: boolean;
  consumed: boolean;
}
export interface FakeInstance {
  readonly instance_id: string;
  readonly location: {
    readonly id: string;
    readonly kind: 'gc' | 'pc';
    readonly channel_id: string;
    guild_id?: string;
  };
  users: string[];
}
/** How a route misbehaves: asks to wait, breaks, never answers, says no, or is cut off in the middle of its answer. */
export type FaultKind = 'limited' | 'error' | 'hang' | 'refuse' | 'garbage';
export interface Fault {
  /** One of the routes below, or `*`. */
  readonly route: string;
  readonly kind: FaultKind;
  /** After so many calls it works again; unset = until it is cleared. */
  times?: number;
  /** Of `limited`. */
  readonly retryAfterSeconds?: number;
}
interface IssuedCode {
  readonly userId: string;
  readonly redirectUri: string | null;
  readonly codeChallenge: string | null;
  readonly scopes: string;
}
interface IssuedToken {
  readonly userId: string;
  readonly scopes: string;
  expired: boolean;
}

const SHA256_OF = (text: string): string => createHash('sha256').update(text).digest('base64url');
const RAW_KEY_BYTES = 32;

/** What the fake Discord knows: people, codes, tokens, purchases, running activities, and the faults that were ordered. */
export class DiscordState {
  readonly clientId = '200000000000000001';
  readonly clientSecret = 'fake-secret';
  readonly botToken = 'fake-bot';
  readonly communityGuild = '300000000000000001';
  readonly publicKey: string;
  readonly users = new Map<string, FakeUser>();
  readonly entitlements = new Map<string, FakeEntitlement>();
  readonly instances = new Map<string, FakeInstance>();
  readonly access = new Map<string, IssuedToken>();
  readonly refresh = new Map<string, IssuedToken>();
  /** Routes in the order that they were called. */
  readonly calls: string[] = [];
  faults: Fault[] = [];
  /** Who is signed in to Discord in the browser that comes to `/oauth2/authorize`; null = they say no. */
  browserUser: string | null = null;
  readonly #codes = new Map<string, IssuedCode>();
  readonly #privateKey: KeyObject;
  #lastEntitlement = 900_000_000_000_000_000n;

  constructor() {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    this.#privateKey = privateKey;
    this.publicKey = publicKey.export({ format: 'der', type: 'spki' }).subarray(-RAW_KEY_BYTES).toString('hex');
  }

  addUser(user: FakeUser): FakeUser {
    this.users.set(user.id, user);
    return user;
  }

  /** A code, as `authorize` gives it: without a redirect for the embedded SDK. */
  issueCode(userId: string, given: Partial<Omit<IssuedCode, 'userId'>> = {}): string {
    const code = randomId(30);
    const { redirectUri = null, codeChallenge = null, scopes = 'identify guilds guilds.members.read' } = given;
    this.#codes.set(code, { userId, redirectUri, codeChallenge, scopes });
    return code;
  }

  /** Exchanges a code once; null = `invalid_grant`. */
  redeem(code: string, redirectUri: string | null, verifier: string | null): object | null {
    const issued = this.#codes.get(code);
    // Whatever comes of it, the code is spent.
    this.#codes.delete(code);
    if (!issued || issued.redirectUri !== redirectUri) return null;
    if (issued.codeChallenge !== null && SHA256_OF(verifier ?? '') !== issued.codeChallenge) return null;
    return this.issueTokens(issued.userId, issued.scopes);
  }

  issueTokens(userId: string, scopes: string) {
    const [access, refresh] = [randomId(30), randomId(30)];
    this.access.set(access, { userId, scopes, expired: false });
    this.refresh.set(refresh, { userId, scopes, expired: false });
    return { access_token: access, token_type: 'Bearer', expires_in: 604_800, refresh_token: refresh, scope: scopes };
  }

  rotate(refreshToken: string): object | null {
    const issued = this.refresh.get(refreshToken);
    if (!issued || issued.expired) return null;
    this.refresh.delete(refreshToken);
    return this.issueTokens(issued.userId, issued.scopes);
  }

  /** The player takes the application's rights back: no token works any more. */
  deauthorize(userId: string): void {
    for (const token of [...this.access.values(), ...this.refresh.values()])
      if (token.userId === userId) token.expired = true;
  }

  /** Somebody buys something. */
  buy(userId: string, skuId: string, changes: Partial<FakeEntitlement> = {}): FakeEntitlement {
    this.#lastEntitlement += 1n;
    const entitlement: FakeEntitlement = {
      id: String(this.#lastEntitlement),
      sku_id: skuId,
      application_id: this.clientId,
      user_id: userId,
      type: 1,
      deleted: false,
      consumed: false,
      ...changes,
    };
    this.entitlements.set(entitlement.id, entitlement);
    return entitlement;
  }

  /** The headers of a webhook call with this body. */
  signWebhook(body: string, at = String(Math.floor(Date.now() / 1000))): Record<string, string> {
    const signature = sign(null, Buffer.from(at + body), this.#privateKey).toString('hex');
    return { 'X-Signature-Ed25519': signature, 'X-Signature-Timestamp': at };
  }

  /** The headers with which Discord's proxy vouches for a request of an activity's frame. */
  signProxy(payload: Record<string, unknown>): Record<string, string> {
    const bytes = Buffer.from(JSON.stringify(payload));
    return {
      'X-Signature-Ed25519': sign(null, bytes, this.#privateKey).toString('base64'),
      'X-Signature-Timestamp': String(payload['created_at']),
      'X-Discord-Proxy-Payload': bytes.toString('base64'),
    };
  }

  /** The fault that this call meets, if one was ordered. */
  takeFault(route: string): Fault | null {
    const fault = this.faults.find((one) => one.route === route || one.route === '*');
    if (!fault) return null;
    if (fault.times !== undefined) {
      fault.times -= 1;
      if (fault.times <= 0) this.faults = this.faults.filter((one) => one !== fault);
    }
    return fault;
  }
}
