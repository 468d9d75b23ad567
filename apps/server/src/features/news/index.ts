export { newsFeature } from './news.feature.ts';
