import { CUSTOM_PROMPTS } from '@syllaboom/engine';
import { z } from 'zod/mini';
import { playerText } from '../player-text.ts';
import { endpoint } from './endpoint.ts';

const saveRoomSyllables = endpoint({
  method: 'POST',
  path: '/room/syllables',
  summary: 'Store the caller’s custom prompts',
  service: 'game',
  auth: 'wayIn',
  limit: 'write',
  /** Entries split by commas: `text=ANSWER` or `https://image=ANSWER|ALT` (rules section 6, mode 3). */
  body: z.object({ syllables: playerText('prompt', z.string().check(z.maxLength(CUSTOM_PROMPTS.textMost))) }),
  reply: z.object({ success: z.literal(true), count: z.int() }),
  errors: ['room/prompts_invalid', 'room/prompt_image_not_https', 'room/prompts_too_long'],
});
const roomSyllables = endpoint({
  method: 'GET',
  path: '/room/syllables',
  summary: 'The caller’s custom prompts',
  service: 'game',
  auth: 'player',
  limit: 'read',
  reply: z.object({ syllables: z.array(z.string()) }),
  errors: [],
});

export const PROMPT_CALLS = {
  saveRoomSyllables,
  roomSyllables,
};
