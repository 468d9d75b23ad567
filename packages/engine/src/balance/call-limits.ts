const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How often somebody may call, by the name of the limit that a call's contract gives: so many points within so many seconds,
 * per player, or per network address of strangers.
 */
export const CALL_LIMITS = {
  read: { points: 120, seconds: MINUTE },
  write: { points: 60, seconds: MINUTE },
  login: { points: 60, seconds: MINUTE },
  signUp: { points: 20, seconds: HOUR },
  // Tries of a name, taken ones too; accounts that come of them have a limit of their own.
  name: { points: 600, seconds: HOUR },
  // Everybody of a class opens the link at once.
  invitation: { points: 600, seconds: MINUTE },
  // A whole school or office may share one address.
  guest: { points: 300, seconds: HOUR },
  // Invitations of friends into a room, over all friends.
  invite: { points: 20, seconds: MINUTE },
  // Messages to other players, sent or changed.
  message: { points: 30, seconds: MINUTE },
  // Codes are long enough that guessing so slowly finds none.
  code: { points: 10, seconds: HOUR },
  // Whatever moves value from one holder to another at a player’s wish.
  trade: { points: 60, seconds: MINUTE },
  // Tiles of a crafting board that are placed, moved and taken off, and coins that are collected: some a second.
  craft: { points: 300, seconds: MINUTE },
  search: { points: 120, seconds: MINUTE },
  // Searches for GIFs: whoever is asked counts them, too.
  gif: { points: 60, seconds: MINUTE },
  download: { points: 30, seconds: MINUTE },
  // Everything about a player, made and packed anew each time: tens of milliseconds for a busy one.
  export: { points: 10, seconds: HOUR },
  // Files of words: ten collections need twenty-five of a thousand words to be full.
  wordFile: { points: 60, seconds: HOUR },
  upload: { points: 10, seconds: HOUR },
  // A whole school or office may share one address, and a list shows fifty.
  picture: { points: 6000, seconds: MINUTE },
  // Reports have a limit of their own; appeals of strangers may share an address.
  report: { points: 30, seconds: 10 * MINUTE },
} as const satisfies Readonly<Record<string, { readonly points: number; readonly seconds: number }>>;
