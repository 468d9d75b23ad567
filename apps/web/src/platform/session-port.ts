/** What calls and rooms need of the session; the session feature binds itself here at start. */
export interface SessionPort {
  /** The access token, or null without a session. */
  token(): string | null;
  /** Whose session it is; null without one. */
  playerId(): string | null;
  /** True when the token's life is over by the server's clock. */
  isExpired(): boolean;
  /** Renews once, shared by everybody who asks at the same time; false when the session is lost. */
  renew(): Promise<boolean>;
  /** The server said that this player is banned; `params` are those of the refusal. */
  ban(params: Readonly<Record<string, string | number>>): void;
  /** A call was refused until the second factor is proven. */
  needSecondFactor(): void;
  /** Something was refused until the account has a way in beside this device's key. */
  needWayIn(): void;
  /** Asks the server whether the session still counts, after a room threw the player out as banned. */
  check(): void;
}

const NO_SESSION: SessionPort = {
  token: () => null,
  playerId: () => null,
  isExpired: () => false,
  renew: async () => false,
  ban: () => undefined,
  needSecondFactor: () => undefined,
  needWayIn: () => undefined,
  check: () => undefined,
};
let current: SessionPort = NO_SESSION;

/** Makes a session known to the api and the rooms. */
export const bindSession = (port: SessionPort): void => {
  current = port;
};
export const sessionPort = (): SessionPort => current;
