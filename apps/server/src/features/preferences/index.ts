export { preferencesFeature } from './preferences.feature.ts';
