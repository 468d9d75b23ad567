export { createPromptsRoutes } from './prompts.routes.ts';
export { createPromptsService, type PromptsService } from './prompts.service.ts';
export { promptsPersonalData } from './personal-data.ts';
