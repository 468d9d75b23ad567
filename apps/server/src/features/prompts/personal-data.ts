import type { PersonalData } from '#features/account';
import { deletePrompts, readPrompts } from './prompts.repository.ts';

export const promptsPersonalData: PersonalData = { name: 'prompts', read: readPrompts, erase: deletePrompts };
