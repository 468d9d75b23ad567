export { createPromptsRoutes } from './prompts.routes.ts';
export { createPromptsService, type PromptsService } from './prompts.service.ts';
