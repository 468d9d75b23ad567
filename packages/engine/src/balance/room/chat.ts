/** Limits of the chat [L0192 L0193 L0385]. */
export const CHAT = { longest: 255, cooldownMs: 20, history: 50 } as const satisfies Record<string, number>;
