export { purchasePersonalData } from './personal-data.ts';
export type { ClaimOutcome } from './claim-purchase.ts';
export { createDiscordWebhook } from './discord-webhook.ts';
export type { PurchasePorts } from './ports.ts';
export { createPurchaseRoutes } from './purchases.routes.ts';
export { createPurchasesService, type PurchasesService } from './purchases.service.ts';
