import { CHEST, type Price } from '../../balance/economy/cosmetics.ts';
import { BOMBS } from '../../catalogue/cosmetics/bombs.ts';
import { type Chest, CHESTS } from '../../catalogue/cosmetics/chests.ts';
import { HEART_EFFECTS, STREAKS } from '../../catalogue/cosmetics/effects.ts';
import { FRAMES } from '../../catalogue/cosmetics/frames.ts';
import { drawChest } from '../../economy/draw-chest.ts';
import { type ExchangeCurrency, type ExchangePool, quoteExchange, rateOf, reservesOf } from '../../economy/exchange.ts';
import { nextInteger, nextNormal, nextRandom } from '../../random.ts';
import { PATIENCE, WISHES } from './habits.ts';
import { type Currency, earn, type SimPlayer, type World, worthOf } from './player.ts';

/** What somebody saves for: a piece for coins or diamonds, one for keys, or a chest. */
export interface Wish {
  readonly kind: 'bomb' | 'frame' | 'heart' | 'streak' | 'chest';
  readonly id: number;
  readonly price: Price | null;
  readonly keys: number;
}

/** The exchange, and what went through it. */
export interface Market {
  pool: ExchangePool;
  /** What it took from players, less what it gave. */
  readonly kept: Record<ExchangeCurrency, number>;
  trades: number;
}

const forPrice = (kind: 'bomb' | 'frame', pieces: readonly { id: number; price: Price | null }[]): Wish[] =>
  pieces.flatMap(({ id, price }) => (price === null ? [] : [{ kind, id, price, keys: 0 }]));
const forKeys = (kind: 'heart' | 'streak', pieces: readonly { id: number; keys: number }[]): Wish[] =>
  pieces.flatMap(({ id, keys }) => (keys === 0 ? [] : [{ kind, id, price: null, keys }]));
const SHELVES: Readonly<Record<Wish['kind'], readonly Wish[]>> = {
  bomb: forPrice('bomb', BOMBS),
  frame: forPrice('frame', FRAMES),
  heart: forKeys('heart', HEART_EFFECTS),
  streak: forKeys('streak', STREAKS),
  chest: CHESTS.map(({ keys }, id) => ({ kind: 'chest', id, price: null, keys })),
};

const nameOf = ({ kind, id }: Wish): string => `${kind} ${id}`;
const costOf = ({ price, keys }: Wish): number =>
  price === null ? worthOf({ coin: 0, diamond: 0, key: keys }) : Math.min(price.coin, price.diamond * 2_000);

function drawKind(drawn: number): Wish['kind'] {
  let left = drawn;
  for (const [kind, share] of Object.entries(WISHES) as [Wish['kind'], number][]) {
    left -= share;
    if (left < 0) return kind;
  }
  return 'bomb';
}

/** The next wish: of a few pieces that they like, the one that they are willing to save so long for. */
function chooseWish({ random }: World, player: SimPlayer): Wish | null {
  if (player.wantsFrame && player.firstFrame === null) return SHELVES.frame[0] ?? null;
  const visits = PATIENCE.median * Math.exp(PATIENCE.spread * nextNormal(random));
  const wanted = Math.log(Math.max(1_000, visits * player.income));
  let best: Wish | null = null;
  for (let look = 0; look < LOOKS; look++) {
    const shelf = SHELVES[drawKind(nextRandom(random))];
    const piece = shelf[nextInteger(random, shelf.length)];
    if (piece === undefined || (piece.kind !== 'chest' && player.owned.has(nameOf(piece)))) continue;
    if (best === null || Math.abs(Math.log(costOf(piece)) - wanted) < Math.abs(Math.log(costOf(best)) - wanted))
      best = piece;
  }
  return best;
}

/** So many pieces they look at before they choose. */
const LOOKS = 15;

const other = (currency: ExchangeCurrency): ExchangeCurrency => (currency === 'coin' ? 'diamond' : 'coin');

/** Exchanges as much as brings what is missing of a currency; false when there is not enough. */
function fill(market: Market, player: SimPlayer, currency: ExchangeCurrency, wanted: number): boolean {
  const missing = wanted - player.purse[currency];
  if (missing <= 0) return true;
  const from = other(currency);
  const reserves = reservesOf(market.pool);
  for (
    let offer = Math.ceil(missing / rateOf(reserves, from));
    offer <= player.purse[from];
    offer = Math.ceil(offer * 1.01)
  ) {
    const quote = quoteExchange(reserves, from, offer);
    if (quote === null || quote.amountReceived < missing) continue;
    player.purse[from] -= quote.amountSpent;
    player.purse[currency] += quote.amountReceived;
    market.kept[from] += quote.amountSpent;
    market.kept[currency] -= quote.amountReceived;
    market.pool = { ...market.pool, price: quote.price };
    market.trades += 1;
    return true;
  }
  return false;
}

function spend(player: SimPlayer, currency: Currency, amount: number): void {
  player.purse[currency] -= amount;
  player.spent[currency] += amount;
}

/** Pays with what they have most of, and exchanges for what is missing; false: not yet. */
function pay(market: Market, player: SimPlayer, { price, keys }: Wish): boolean {
  if (price === null) {
    const missing = Math.max(0, keys - player.purse.key);
    if (!fill(market, player, 'diamond', missing * 75)) return false;
    if (missing > 0) {
      spend(player, 'diamond', missing * 75);
      earnKeys(player, missing);
    }
    spend(player, 'key', keys);
    return true;
  }
  const inCoins =
    price.diamond * market.pool.price < price.coin ? (['diamond', 'coin'] as const) : (['coin', 'diamond'] as const);
  for (const currency of inCoins) {
    if (!fill(market, player, currency, price[currency])) continue;
    spend(player, currency, price[currency]);
    return true;
  }
  return false;
}

/** Keys that were bought: diamonds went for them, so nothing was given. */
const earnKeys = (player: SimPlayer, keys: number): void => {
  player.purse.key += keys;
  player.spent.key -= keys;
};

function openChest(world: World, player: SimPlayer, chest: Chest): void {
  const since = player.sinceLegendary.get(chest.theme) ?? 0;
  const { bomb, rarity } = drawChest(chest, since, () => nextRandom(world.random));
  player.sinceLegendary.set(chest.theme, rarity === 'legendary' ? 0 : since + 1);
  const name = nameOf({ kind: 'bomb', id: bomb, price: null, keys: 0 });
  if (player.owned.has(name)) earn(player, 'diamond', CHEST.duplicateDiamondsPerKey * chest.keys);
  player.owned.add(name);
}

/** Whether a wish has become too dear for what their visits bring. */
function isGivenUp(player: SimPlayer, wish: Wish): boolean {
  const isFirstFrame = wish.kind === 'frame' && player.wantsFrame && player.firstFrame === null;
  return !isFirstFrame && costOf(wish) - worthOf(player.purse) > PATIENCE.visits * player.income;
}

/** Buys what they wish for, and the next thing, as far as they can pay. */
export function goShopping(world: World, market: Market, player: SimPlayer, today: number): void {
  if (player.wish !== null && isGivenUp(player, player.wish)) player.wish = null;
  for (let bought = 0; bought < 5; bought++) {
    player.wish ??= chooseWish(world, player);
    const { wish } = player;
    if (wish === null || !pay(market, player, wish)) return;
    const chest = wish.kind === 'chest' ? CHESTS[wish.id] : undefined;
    if (chest === undefined) player.owned.add(nameOf(wish));
    else openChest(world, player, chest);
    if (wish.kind === 'frame') player.firstFrame ??= today;
    player.wish = null;
  }
}
