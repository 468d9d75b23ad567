import type { Feature } from '#manifest/feature.ts';
import { promptsPersonalData } from './personal-data.ts';
import { createPromptsRoutes } from './prompts.routes.ts';
import type { PromptsService } from './prompts.service.ts';

/** Prompts that players write for their rooms. */
export const promptsFeature = (prompts: PromptsService) =>
  ({
    routes: createPromptsRoutes(prompts),
    personalData: promptsPersonalData,
    playerTables: ['custom_prompt'],
  }) satisfies Feature;
