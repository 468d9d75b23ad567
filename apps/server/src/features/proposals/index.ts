export { proposalsFeature } from './proposals.feature.ts';
