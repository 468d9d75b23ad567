/** Limits of the chat. */
export const CHAT = { longest: 255, cooldownMs: 20, history: 50 } as const satisfies Record<string, number>;
