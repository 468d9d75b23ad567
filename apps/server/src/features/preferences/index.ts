export { createPreferencesRoutes } from './preferences.routes.ts';
