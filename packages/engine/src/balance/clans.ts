/** Clans (rules section 14). */
export const CLANS = {
  /** Keys that founding costs, diamonds for another name, keys for another tag. */
  createKeys: 10,
  nameDiamonds: 10,
  tagKeys: 2,
  nameLeast: 3,
  nameMost: 16,
  tagLeast: 2,
  tagMost: 4,
  descriptionLength: 200,
  /** The level that a clan may ask for. */
  minLevelLeast: 1,
  minLevelMost: 100,
  /** Places for members at first, and at most. */
  slots: 10,
  mostSlots: 50,
  /** Hours before somebody joins again who has left a clan or was put out of one. */
  restHours: 24,
  /** Requests of one player that may wait, and of one clan; and for how many days. */
  mostAsked: 5,
  mostRequests: 100,
  requestDays: 14,
  /** Days until the name and the tag of a clan that has ended are free. */
  nameRestDays: 30,
  /** A member's exp counts so many hundredths for the clan. */
  expPercent: 10,
  /** Deeds that members see. */
  logShown: 20,
  /** Letters of a line, and how many lines are kept, for how many days. */
  lineLength: 300,
  linesKept: 200,
  lineDays: 30,
  /** Of the week count so many best matches of each member, and so many best members of a clan: as many as every clan has places for. */
  weekMatches: 5,
  weekMembers: 10,
  /** Clans of the last week that home shows. */
  weekShown: 3,
  /** A ban that lasts longer than so many days makes an owner pass the clan on. */
  ownerBanDays: 7,
} as const satisfies Record<string, number>;

/** The highest fee that may be asked, in each currency. */
export const CLAN_FEES = { coin: 1_000_000, diamond: 500, key: 50 } as const satisfies Record<string, number>;

/** Keys for one more place, as long as there are fewer than so many. */
export const CLAN_SLOT_KEYS = [
  { below: 15, keys: 1 },
  { below: 20, keys: 2 },
  { below: 30, keys: 3 },
  { below: 50, keys: 5 },
] as const satisfies readonly { readonly below: number; readonly keys: number }[];

/** Level n + 1 begins at the sum of ⌊first · growth^(k−1)⌋ for k = 1 … n; the colour of the tag changes every so many levels. */
export const CLAN_LEVELS = { firstExp: 12_000, growth: 1.02, most: 200, perTier: 10 } as const satisfies Record<
  string,
  number
>;
