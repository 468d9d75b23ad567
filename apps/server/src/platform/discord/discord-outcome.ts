/** Why Discord gave no answer: it said no, we ask too often, or it doesn't answer properly. */
export type DiscordTrouble = 'refused' | 'limited' | 'down';

/** What came of a call. Calls never throw: whoever asks decides what a trouble means for the player. */
export type DiscordOutcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: DiscordTrouble; readonly retryAfterSeconds: number | null };

export const answered = <Value>(value: Value): DiscordOutcome<Value> => ({ ok: true, value });
export const failed = (why: DiscordTrouble, retryAfterSeconds: number | null = null): DiscordOutcome<never> => ({
  ok: false,
  why,
  retryAfterSeconds,
});
