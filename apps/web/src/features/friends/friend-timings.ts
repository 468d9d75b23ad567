/** The list of friends is asked for at most once in so many ms … */
export const FRIENDS_COOLDOWN_MS = 15_000;
/** … the list of requests in so many. What an event or an own call has made stale is read at once. */
export const REQUESTS_COOLDOWN_MS = 20_000;
/** The open panel reads both again so often. */
export const PANEL_REFRESH_MS = 20_000;
/** Friend settings are saved at most once in so many ms. */
export const SAVE_COOLDOWN_MS = 3_000;
/** A search begins so long after the last letter. */
export const SEARCH_DEBOUNCE_MS = 300;
/** A search needs so many letters. */
export const LEAST_LETTERS = 2;
/** So long an invitation stands on the screen. */
export const INVITE_MS = 30_000;
/** A friend's room is shown as one of so many players, whatever its host has set. */
export const ROOM_CAPACITY = 32;
