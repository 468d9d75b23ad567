export { createDiscordWebhook } from './discord-webhook.ts';
export { readOwed } from './owed.repository.ts';
export { purchasesFeature } from './purchases.feature.ts';
export { createPurchasesService, type PurchasesService } from './purchases.service.ts';
