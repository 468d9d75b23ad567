import type { MatchPlayer, MatchState } from '../match/state/match-state.ts';

/** The value as text with sorted keys, so that equal states give equal texts. */
function stableText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${stableText(one)}`).join(',')}}`;
}

/** Two independent 32-bit FNV-1a passes: 64 bits against chance, no use against malice. */
function hashText(text: string): string {
  let low = 0x811c9dc5;
  let high = 0xc9dc5118;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ ((code << 3) | (i & 7)), 0x01000193);
  }
  const hex = (part: number): string => (part >>> 0).toString(16).padStart(8, '0');
  return hex(high) + hex(low);
}

/** A player without the timeline, which follows from the rest: matches that were stored before it existed keep their fingerprint. */
const withoutTimeline = (player: MatchPlayer): object => ({
  ...player,
  stats: { ...player.stats, timeline: undefined },
});

/** A short fingerprint of a whole match state: equal states, equal fingerprints. Stored ones name the content as it was called first. */
export function hashMatch({ content, ...state }: MatchState): string {
  return hashText(stableText({ ...state, material: content, players: state.players.map(withoutTimeline) }));
}
