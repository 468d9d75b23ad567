export { createPreferencesRoutes } from './preferences.routes.ts';
export { preferencesPersonalData } from './personal-data.ts';
