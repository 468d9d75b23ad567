/** What one player has set about another. */
export interface SetAbout {
  readonly blocked: boolean;
  readonly muted: boolean;
}
/** What two players have set about each other, seen from who does something. */
export interface MutualBlocks {
  readonly byActor: SetAbout;
  readonly byTarget: SetAbout;
}
type Setting = 'blocked' | 'muted';
interface Rule {
  /** What stops the action if its target has set it about who does it … */
  readonly byTarget: readonly Setting[];
  /** … and if who does it has set it about its target. */
  readonly byActor: readonly Setting[];
}

/** Nothing set: strangers. */
export const NOTHING_SET: SetAbout = { blocked: false, muted: false };

/**
 * What blocking and muting somebody stops: the whole rule, a row for each action that one player does towards another. What
 * is not here (profiles, search, leaderboards) is public and stays open to the blocked. Features bring their rows with them:
 * gifts have none as long as they don't exist.
 */
export const BLOCK_MATRIX = {
  /** A line in a chat that many read, or an emoji at a table: every reader chooses whom they hear. */
  say: { byTarget: ['blocked', 'muted'], byActor: [] },
  whisper: { byTarget: ['blocked', 'muted'], byActor: [] },
  heart: { byTarget: ['blocked'], byActor: [] },
  /** To ask for friendship. What friends do (to invite, to see where one is) needs no row: a block ends the friendship. */
  befriend: { byTarget: ['blocked'], byActor: ['blocked'] },
  /** A direct message, and to open the chat for it. */
  message: { byTarget: ['blocked'], byActor: ['blocked'] },
  /** A line in a group of the inbox: it stays hidden as long as the block does. */
  groupLine: { byTarget: ['blocked'], byActor: ['blocked'] },
  /** A line in a clan's chat: neither gets the other's. */
  clanLine: { byTarget: ['blocked'], byActor: ['blocked'] },
  /** To ask a clan that the target owns to be let in. */
  joinClan: { byTarget: ['blocked'], byActor: ['blocked'] },
  /** To be led to the same table by the game; who follows a link has chosen the table. */
  meet: { byTarget: ['blocked'], byActor: ['blocked'] },
  /** To look at a crafting board. */
  visit: { byTarget: ['blocked'], byActor: ['blocked'] },
  /** To be offered in one's own lists of people. */
  list: { byTarget: [], byActor: ['blocked'] },
} as const satisfies Record<string, Rule>;
/** Something that a player does towards another, and that a block may stop. */
export type SocialAction = keyof typeof BLOCK_MATRIX;

/** Whether what two players have set about each other lets one do an action towards the other. */
export function may(action: SocialAction, { byActor, byTarget }: MutualBlocks): boolean {
  const rule: Rule = BLOCK_MATRIX[action];
  return !rule.byTarget.some((setting) => byTarget[setting]) && !rule.byActor.some((setting) => byActor[setting]);
}
