export { createDiscordWebhook } from './discord-webhook.ts';
export { purchasesFeature } from './purchases.feature.ts';
export { createPurchasesService, type PurchasesService } from './purchases.service.ts';
