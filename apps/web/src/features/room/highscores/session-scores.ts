/** The best match of one player in this session, and the best that was seen of each statistic. */
export interface SessionScore {
  /** Account, or seat of a bot. */
  readonly key: string;
  readonly name: string;
  readonly avatar: string;
  /** Points, words and speed of the best match: after single words a speed says little. */
  readonly points: number;
  readonly words: number;
  readonly wpm: number;
  readonly longest: string;
  readonly combo: number;
}

interface Running {
  readonly points: number;
  readonly words: number;
}
/** Best scores so far, and what the running match has brought each player. */
export interface SessionScores {
  readonly best: ReadonlyMap<string, SessionScore>;
  readonly running: ReadonlyMap<string, Running>;
}
export const NO_SCORES: SessionScores = { best: new Map(), running: new Map() };

export interface ScoringPlayer {
  readonly key: string;
  readonly name: string;
  readonly avatar: string;
  readonly wpm: number;
}

/** A new match begins: everybody counts from nothing again; the best stays. */
export const startScoring = ({ best }: SessionScores): SessionScores => ({ best, running: new Map() });

/** A right word of a player: its points go to the running match, which is the best as soon as it has more. */
export function scoreWord(
  scores: SessionScores,
  player: ScoringPlayer,
  { word, points, combo }: { readonly word: string; readonly points: number; readonly combo: number },
): SessionScores {
  const before = scores.running.get(player.key) ?? { points: 0, words: 0 };
  const now = { points: before.points + points, words: before.words + 1 };
  const best = scores.best.get(player.key);
  const isBest = now.points > (best?.points ?? 0);
  const isLonger = [...word].length > [...(best?.longest ?? '')].length;
  const next: SessionScore = {
    ...player,
    points: isBest ? now.points : (best?.points ?? 0),
    words: isBest ? now.words : (best?.words ?? 0),
    wpm: isBest ? player.wpm : (best?.wpm ?? 0),
    longest: isLonger ? word : (best?.longest ?? ''),
    combo: Math.max(combo, best?.combo ?? 0),
  };
  return {
    best: new Map(scores.best).set(player.key, next),
    running: new Map(scores.running).set(player.key, now),
  };
}

/** The list from the best on; equal points go by words, fewer words for the same points first. */
export const rankScores = ({ best }: SessionScores): readonly SessionScore[] =>
  [...best.values()].toSorted((a, b) => b.points - a.points || a.words - b.words);
