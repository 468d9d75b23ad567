/** Tests read every text, whenever the page would fetch it. */
import { awaitTexts } from '../platform/i18n/i18n.ts';

await awaitTexts();
