/** Retired identifier → what is written instead; see tools/retired-names.ts. */
export const RETIRED_IDENTIFIERS: Readonly<Record<string, string>> = {
  GameTable: 'GameContext',
  Houses: 'IdentityProviders',
  startHouses: 'startProviders',
  hasHouses: 'hasProviders',
  isOfHouse: 'mayUseReserved',
  isHouseName: 'isReservedName',
  OF_THE_HOUSE: 'RESERVED_WORDS',
  ofTheHouse: 'systemAccounts',
  isRenewalSecret: 'isRefreshToken',
  createRenewalSecret: 'createRefreshToken',
  nextRenewalSecret: 'nextRefreshToken',
  hashRenewalSecret: 'hashRefreshToken',
  addRenewalSecret: 'addRefreshToken',
  RenewalKind: 'RefreshTokenKind',
  renewalKey: 'refreshTokenKey',
  deleteOldSecrets: 'deleteOldRefreshTokens',
  markSecretUsed: 'markRefreshTokenUsed',
  PresentedSecret: 'PresentedRefreshToken',
};

/** Retired name of a file (or of a folder, with its slash) → what stands in its place. */
export const RETIRED_FILES: Readonly<Record<string, string>> = {
  'chat-log.ts': 'chat/chat-channel.ts',
  'game-table.ts': 'game-context.ts',
  'remove-picture.ts': 'takedowns/take-down.ts',
  'houses.ts': 'identity-providers.ts',
  'house-names.ts': 'reserved-names.ts',
  'house-names.test.ts': 'reserved-names.test.ts',
  'renewal-secret.ts': 'refresh-token.ts',
};
