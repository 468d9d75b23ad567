export { countRedeemed } from './code-use.repository.ts';
export { codesFeature } from './codes.feature.ts';
