export { promptsFeature } from './prompts.feature.ts';
export { createPromptsService, type PromptsService } from './prompts.service.ts';
