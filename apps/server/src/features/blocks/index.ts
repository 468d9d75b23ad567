export { readBlockedIds } from './blocked-ids.ts';
export { readMutualBlocksWith } from './blocks.repository.ts';
export { blocksFeature } from './blocks.feature.ts';
export { createBlockService, type BlockService } from './blocks.service.ts';
