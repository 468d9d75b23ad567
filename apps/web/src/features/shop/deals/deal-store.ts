import type { ShopAnswer } from '@syllaboom/contracts';
import type { ChestTheme } from '@syllaboom/engine';
import { create } from 'zustand';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { intentKeyOf, settleIntent } from '../../../platform/intent-keys.ts';
import { page } from '../../../platform/page.ts';
import { wordsForCode } from '../../../platform/i18n/error-words.ts';
import { onHint } from '../../../platform/query/hints.ts';
import { sound } from '../../../platform/sound/sound.ts';
import type { Amount } from '../../../ui/kit/goods/price.tsx';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { currentUser, onUser } from '../../session/index.ts';
import { sayInShop, nameOfWare, ownedOf, type Ware } from '../../wardrobe/index.ts';
import { shopSender } from '../../../platform/rooms/shop-sender.ts';

/** Without an answer after so long it is asked again, with the same key; */
export const ANSWER_MS = 6_000;
/** so often, and then it is said that none came. */
const TRIES = 3;

/** A purchase that is on its way. */
interface Deal {
  /** Names the intent, with all that is asked for: the same one sent again is carried out once. */
  readonly intent: string;
  readonly send: (n: string) => boolean;
  /** What becomes the player's, once the profile says so. */
  readonly ware?: Ware;
  readonly name: string;
}
/** By a name for what is bought: the same thing twice at once is one purchase. */
const useDeals = create<Readonly<Record<string, Deal>>>(() => ({}));
const timers = new Map<string, ReturnType<typeof setTimeout>>();

const wareKey = ({ kind, id }: Ware): string => `buy-${kind}:${id}`;
const packKey = (pack: number): string => `buy-key:${pack}`;
const chestKey = (theme: string): string => `unlock-chest:${theme}`;
export const useIsProcessing = (ware: Ware): boolean => useDeals((deals) => deals[wareKey(ware)] !== undefined);
export const useIsPackProcessing = (pack: number): boolean => useDeals((deals) => deals[packKey(pack)] !== undefined);
export const useIsOpening = (theme: string): boolean => useDeals((deals) => deals[chestKey(theme)] !== undefined);

const purseOf = (currency: Amount['currency']): number => {
  const user = currentUser();
  if (user === null) return 0;
  return { coin: user.score, diamond: user.diamond, key: user.key }[currency];
};
const NOT_ENOUGH = {
  coin: 'shop/not_enough_gold',
  diamond: 'shop/not_enough_diamonds',
  key: 'shop/not_enough_keys',
} as const;
/** Whether there is enough to pay with; if not, that is said. */
export function affords({ amount, currency }: Amount): boolean {
  if (purseOf(currency) >= amount) return true;
  sound.play('no');
  showError(wordsForCode(NOT_ENOUGH[currency]));
  return false;
}

function drop(key: string): Deal | undefined {
  const { [key]: deal, ...others } = useDeals.getState();
  clearTimeout(timers.get(key));
  timers.delete(key);
  useDeals.setState(others, true);
  return deal;
}

/** The server has answered: whoever wants the same again buys it once more. */
function settle(key: string): Deal | undefined {
  const deal = drop(key);
  if (deal) settleIntent(deal.intent);
  return deal;
}

/** Says that something is the player's now. */
function succeed(key: string): void {
  const deal = settle(key);
  if (!deal) return;
  sound.play('coin');
  sayInShop(i18n.t('shop.saidBought', { name: deal.name }));
}

function ask(key: string, deal: Deal, attempt = 1): void {
  clearTimeout(timers.get(key));
  const sent = deal.send(intentKeyOf(deal.intent));
  if (!sent && attempt === 1) {
    drop(key);
    showError(i18n.t('shop.notConnected'));
    return;
  }
  const next = () => {
    if (attempt < TRIES) return ask(key, deal, attempt + 1);
    drop(key);
    showError(wordsForCode('shop/failed'));
    refreshPurse();
  };
  timers.set(key, setTimeout(next, ANSWER_MS));
}

function start(key: string, deal: Deal): void {
  if (useDeals.getState()[key] !== undefined) return;
  useDeals.setState({ [key]: deal });
  ask(key, deal);
}

/** Buys something to wear for one of its prices. */
export function buyWare(ware: Ware, { currency }: Amount): void {
  const { kind, id } = ware;
  const key = wareKey(ware);
  const send = (n: string): boolean => {
    if (kind === 'streak' || kind === 'heart') return shopSender().send(`buy-${kind}`, { id, n });
    return shopSender().send(`buy-${kind}`, { id, buyMethod: currency === 'coin' ? 'coin' : 'diamond', n });
  };
  start(key, { intent: `${key}:${currency}`, send, ware, name: nameOfWare(i18n.t, ware) });
}

/** Buys keys for diamonds. */
export function buyKeys(pack: number, keys: number): void {
  const key = packKey(pack);
  const send = (n: string): boolean => shopSender().send('buy-key', { id: pack, n });
  start(key, { intent: key, send, name: i18n.t('shop.amount.key', { count: keys }) });
}

/** Opens a chest; what was in it comes as an event. */
export function openChest(theme: ChestTheme): void {
  const key = chestKey(theme);
  const send = (n: string): boolean => shopSender().send('unlock-chest', { box: theme, n });
  start(key, { intent: key, send, name: i18n.t(`shop.chest.${theme}`) });
}

/** Asks what the player has to spend now. */
export const refreshPurse = (): void => shopSender().askProfile();

/** Something that was bought to be worn is the player's once their profile says so. */
const isAwaited = ({ ware }: Deal): boolean => {
  const user = currentUser();
  return ware !== undefined && !(user !== null && ownedOf(user, ware.kind).has(ware.id));
};

/** The shop has answered a purchase. */
export function receiveDeal(answer: ShopAnswer): void {
  const key = `${answer.call}:${answer.item}`;
  const deal = useDeals.getState()[key];
  if (!deal) return;
  if (!answer.success) {
    settle(key);
    sound.play('no');
    showError(wordsForCode(answer.error));
    refreshPurse();
  } else if (isAwaited(deal)) refreshPurse();
  else succeed(key);
}

// What one has now says which purchases were carried out.
onUser(() => {
  for (const [key, deal] of Object.entries(useDeals.getState())) if (deal.ware && !isAwaited(deal)) succeed(key);
});
// Answers that a broken line has lost are asked for again at once.
onHint(({ name }) => {
  if (name !== 'connected') return;
  for (const [key, deal] of Object.entries(useDeals.getState())) ask(key, deal);
});
page.onStartOver(() => {
  for (const key of Object.keys(useDeals.getState())) drop(key);
});
