/** Chain styles of mode 1 as on the wire (`cs`): what the next word must do with the link. */
export const CHAIN_STYLES = { startsWith: 0, contains: 1, random: 2, startEnd: 3 } as const satisfies Record<
  string,
  number
>;
export type ChainStyle = (typeof CHAIN_STYLES)[keyof typeof CHAIN_STYLES];

/** Entries of the list in which a host chooses: "default" first, then the styles in the order of the wire. */
export const CHAIN_CHOICES = ['default', 'startsWith', 'contains', 'random', 'startEnd'] as const;

/** The style that an entry of that list stands for: index = wire + 1, and "default" plays as 0. */
export const chainStyleAt = (index: number): ChainStyle =>
  Object.values(CHAIN_STYLES).find((style) => style + 1 === index) ?? CHAIN_STYLES.startsWith;

/** The entry of that list that shows a style. */
export const chainChoiceOf = (style: ChainStyle): number => style + 1;
