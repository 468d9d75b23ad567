export { createDiscordWebhook } from './discord-webhook.ts';
export { purchasePersonalData } from './personal-data.ts';
export { createPurchaseRoutes } from './purchases.routes.ts';
export { readBuyers } from './purchases.repository.ts';
export { createPurchasesService, type PurchasesService } from './purchases.service.ts';
