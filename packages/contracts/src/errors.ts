import { z } from 'zod/mini';

/** One row per error: HTTP status and the English sentence (the seed's where it has one). Clients show their own words for `code`. */
export const ERRORS = {
  'auth/blank': { status: 400, text: 'Please enter username or password' },
  'auth/username_too_short': { status: 400, text: 'Username must be at least 3 characters long' },
  'auth/username_too_long': { status: 400, text: 'Username must be at most 16 characters long' },
  'auth/username_letters': { status: 400, text: 'Username may only hold letters, digits, _ and -' },
  'auth/username_not_allowed': { status: 400, text: 'This username is not allowed' },
  'auth/username_taken': { status: 409, text: 'This username is already taken' },
  'auth/password_too_short': { status: 400, text: 'Password must be at least 5 characters long' },
  'auth/password_too_long': { status: 400, text: 'Password must be at most 128 characters long' },
  'auth/password_too_common': { status: 400, text: 'This password is too common' },
  'auth/login_failed': { status: 401, text: 'Login failed.' },
  'auth/token_invalid': { status: 401, text: 'Invalid authentication data' },
  'auth/token_expired': { status: 401, text: 'Session expired' },
  'auth/too_many_attempts': { status: 429, text: 'Too many attempts. Please wait a moment.' },
  'auth/busy': { status: 503, text: 'Sign-in is busy. Please try again in a moment.' },
  'auth/banned': { status: 418, text: 'You have been banned from this game.' },
  'auth/login_required': { status: 401, text: 'You need to login.' },
  'room/login_to_join': { status: 403, text: 'You need to login to join a room.' },
  'room/login_to_create': { status: 403, text: 'You need to login to create a room.' },
  'room/not_found': { status: 404, text: 'Room not found' },
  'room/full': { status: 409, text: 'Room is full' },
  'room/invalid_options': { status: 400, text: 'Invalid player data, please try again' },
  'room/prompts_invalid': { status: 400, text: 'Each prompt needs the form text=ANSWER' },
  'room/prompt_image_not_https': { status: 400, text: 'Image links must be https' },
  'room/prompts_too_long': { status: 400, text: 'Custom prompts may have at most 1250 characters' },
  'room/language_building': { status: 503, text: 'This language is still being prepared. Please wait a moment.' },
  'words/language_unknown': { status: 404, text: 'Unknown language' },
  'words/language_building': { status: 503, text: 'This language is still being prepared. Please wait a moment.' },
  'match/not_found': { status: 404, text: 'Match not found' },
  'match/no_replay': { status: 404, text: 'This match has no replay' },
  'leaderboard/unknown': { status: 404, text: 'Unknown leaderboard' },
  'trivia/answers_equal': { status: 400, text: 'The four answers must differ' },
  'trivia/too_many_pending': { status: 409, text: 'Too many of your questions wait for review' },
  'trivia/text_refused': { status: 400, text: 'This text is not allowed' },
  'trivia/not_pending': { status: 404, text: 'This question is not waiting for review' },
  'profile/not_found': { status: 404, text: 'Player not found' },
  'wallet/insufficient_funds': { status: 409, text: 'Not enough balance' },
  'wallet/key_reused': { status: 409, text: 'This request was already used for something else' },
  'http/bad_request': { status: 400, text: 'Bad request' },
  'http/malformed_json': { status: 400, text: 'Malformed JSON' },
  'http/not_found': { status: 404, text: 'Not found' },
  'http/method_not_allowed': { status: 405, text: 'Method not allowed' },
  'http/unsupported_media_type': { status: 415, text: 'Unsupported media type' },
  'http/too_large': { status: 413, text: 'Request too large' },
  'http/rate_limited': { status: 429, text: 'Too many requests. Please wait a moment.' },
  'http/foreign_origin': { status: 403, text: 'Foreign origin' },
  'http/unavailable': { status: 503, text: 'Service unavailable. Please try again later.' },
  'http/internal': { status: 500, text: 'Internal error' },
} as const satisfies Record<string, { status: number; text: string }>;
export type ErrorCode = keyof typeof ERRORS;
/** Whether a text is one of our error codes. */
export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(ERRORS, text);

/** The body of every error reply. `error` is English for foreign callers; our client reads `code` alone. */
export const ErrorBody = z.object({
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  /** Request id, also in the logs. */
  id: z.string(),
  error: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
