import type { ShopMessageName } from '@syllaboom/contracts';
import { expOfLevel, MARKET, MARKET_TYPES } from '@syllaboom/engine';
import { runOperation, post } from '#features/wallet';
import { randomId } from '#platform/ids/random-id.ts';
import { giveTiles, giveWords } from '../../testing/people/give-things.ts';
import type { FakeDiscord } from '../../testing/fakes/discord-api.ts';
import { createFinishedMatch, createSeat, createStats } from '../../testing/matches/finished-matches.ts';
import { ban, liftBan } from '../../testing/people/staff.ts';
import type { TestServer } from '../../testing/server.ts';
import { CODES, type EconomyStep, GOODS_OF_EACH, PLAYERS } from './economy-steps.ts';

/** Purchases for money: the articles, in the order of the prices' `GOODS`, and what becomes of them. */
export interface Purchases {
  readonly articles: readonly [string, string];
  claim(playerId: string, entitlementId: string): Promise<{ readonly outcome: string }>;
  refund(entitlementId: string): Promise<void>;
}

/** Somebody who plays here. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly discordId: string;
  token: string;
  banned: boolean;
  erased: boolean;
  /** The last thing that they asked for under a key, to be asked again with it. */
  last: (() => Promise<Outcome>) | null;
  lastOutcome: string;
}

/** What somebody was told. */
export interface Outcome {
  readonly done: boolean;
  readonly answer: unknown;
}

/** The server with six people of its own, codes and purchases. */
export interface EconomyWorld {
  readonly server: TestServer;
  readonly people: readonly Person[];
  readonly codes: readonly string[];
  /** Texts of words and tiles, by number. */
  readonly things: readonly string[];
  readonly purchases: {
    readonly id: string;
    readonly who: number;
    readonly article: number;
    refunded: boolean;
    granted: boolean;
  }[];
  readonly shelf: Purchases;
  readonly fake: FakeDiscord;
}

/** So far from each other tiles are laid, and so many beside each other. */
const [CELLS_APART, CELLS_OF_ROW] = [5, 4];

let named = 0;
let numbered = 800_000_000_000_000_000n;

/** A number in digits that nobody reads as letters: 455 is refused as a name. */
const innocent = (number: number): string => number.toString(2).replaceAll('0', '2').replaceAll('1', '6');

export async function openWorld(server: TestServer, fake: FakeDiscord, shelf: Purchases): Promise<EconomyWorld> {
  const { pool } = server.database;
  const people: Person[] = [];
  for (let n = 0; n < PLAYERS; n++) {
    const name = `eco-${innocent(++named)}`;
    const { token, user } = await server.signUp(name);
    const discordId = String(++numbered);
    await pool.query(
      "insert into identity (provider, subject, player_id, name, linked_at) values ('discord', $1, $2, 'x', now())",
      [discordId, user.id],
    );
    people.push({ id: user.id, name, discordId, token, banned: false, erased: false, last: null, lastOutcome: '' });
  }
  // All but the last may redeem codes, sell and buy.
  const able = people.slice(0, -1).map(({ id }) => id);
  await pool.query('update profile set exp = $2 where player_id = any($1)', [able, expOfLevel(MARKET.sellLevel)]);
  const codes = CODES.map(() => randomId(10).toUpperCase());
  for (const [n, { uses, coin, diamond, key }] of CODES.entries())
    await pool.query(
      `insert into reward_code (code_fold, coin, diamond, key, uses, uses_left, made_at) values ($1, $2, $3, $4, $5, $5, now())`,
      [codes[n], coin, diamond, key, uses],
    );
  return { server, people, codes, things: await addThings(server, people), purchases: [], shelf, fake };
}

/** Gives everybody words and tiles, which are for sale from the start where their owner may sell. */
async function addThings(server: TestServer, people: readonly Person[]): Promise<string[]> {
  const things: string[] = [];
  for (const { id, token } of people)
    for (let n = 0; n < GOODS_OF_EACH; n++) {
      const word = `ECO${named}N${things.length}`;
      things.push(word);
      await giveWords(server.database, id, [word]);
      await giveTiles(server.database, id, word, 3);
      for (const type of MARKET_TYPES)
        await server.call('POST', '/api/sell', { word, type, price: 1000, currency: 'coin' }, { token });
    }
  return things;
}

/** Does it, as a client would: through the rooms' port or the call. */
export async function take(world: EconomyWorld, step: EconomyStep): Promise<Outcome> {
  const person = world.people[step.who];
  if (person === undefined) throw new RangeError('Nobody there');
  const keyed = keyedCall(world, person, step);
  if (keyed !== null) {
    const outcome = await keyed();
    Object.assign(person, { last: keyed, lastOutcome: JSON.stringify(outcome) });
    return outcome;
  }
  return takeOther(world, person, step);
}

/** What carries a key, to be asked as often as one likes. */
function keyedCall(world: EconomyWorld, person: Person, step: EconomyStep): (() => Promise<Outcome>) | null {
  const n = randomId(20);
  const shop = (call: ShopMessageName, message: object) => async (): Promise<Outcome> => {
    const answer = await world.server.composition.roomPorts.shop.answer(person.id, {
      call,
      message: { ...message, n },
    } as never);
    return { done: answer.success, answer };
  };
  switch (step.does) {
    case 'keys':
      return shop('buy-key', { id: step.id });
    case 'chest':
      return shop('unlock-chest', { box: step.box });
    case 'buy':
      return shop(step.call, { id: step.id, buyMethod: step.buyMethod });
    case 'exchange': {
      const to = step.from === 'coin' ? 'diamond' : 'coin';
      return postKeyed(world, person, '/exchange/currency', n, { from: step.from, to, amount: step.amount });
    }
    case 'offer': {
      const { count, asked } = step;
      return postKeyed(world, person, '/sell', n, { ...thingOf(world, step.thing), count, ...asked });
    }
    case 'acquire': {
      const sellerId = world.people[step.from]?.id;
      return postKeyed(world, person, '/buy', n, { ...thingOf(world, step.thing), sellerId });
    }
    case 'withdraw':
      return postKeyed(world, person, '/remove-listing', n, thingOf(world, step.thing));
    case 'gamble': {
      // Asked again it is the same tile, whatever came meanwhile.
      let tile: object | null = null;
      return async () => {
        tile ??= await chooseTile(world, person, step.tile);
        return postKeyed(world, person, '/syllable/gamble', n, tile)();
      };
    }
    case 'destroy':
      return postKeyed(world, person, '/craft/destroy/word', n, { word: thingOf(world, step.thing).word });
    case 'code':
      return postKeyed(world, person, `/reedem/${world.codes[step.code] ?? 'NOSUCHCODE'}`, n);
    default:
      return null;
  }
}

const thingOf = ({ things }: EconomyWorld, { type, number }: { readonly type: string; readonly number: number }) => ({
  word: things[number] ?? 'NOSUCHTHING',
  type,
});

/** One of somebody’s tiles, by number. */
async function chooseTile(
  { server }: EconomyWorld,
  { token }: Person,
  number: number,
): Promise<{ readonly syllable: string; readonly locale: string }> {
  const { body } = await server.call('GET', '/api/syllable/own', undefined, { token });
  const tiles: readonly { syllable: string; locale: string }[] = body.tiles ?? [];
  const { syllable, locale } = tiles[number % Math.max(1, tiles.length)] ?? { syllable: 'NOSUCHTILE', locale: 'en-US' };
  return { syllable, locale };
}

const postKeyed =
  ({ server }: EconomyWorld, person: Person, path: string, key: string, body?: object) =>
  async (): Promise<Outcome> => {
    const answer = await server.call('POST', `/api${path}`, body, {
      token: person.token,
      headers: { 'idempotency-key': key },
    });
    if (answer.status >= 500) throw new Error(`${path}: ${answer.text}`);
    const { id: _id, ...said } = answer.body;
    return { done: answer.status === 200, answer: said };
  };

async function takeOther(world: EconomyWorld, person: Person, step: EconomyStep): Promise<Outcome> {
  const { server, shelf } = world;
  switch (step.does) {
    case 'earn':
      return earn(world, person, step);
    case 'match': {
      const stats = createStats(['BANANA'], { coins: step.coin, bombs: step.bombs });
      const other = createSeat(null, 2, createStats([]));
      await server.composition.roomPorts.recordMatch(createFinishedMatch([createSeat(person.id, 1, stats), other]));
      return { done: true, answer: null };
    }
    case 'equip': {
      const { call, id } = step;
      const answer = await server.composition.roomPorts.shop.answer(person.id, { call, message: { id } });
      return { done: answer.success, answer };
    }
    case 'purchase': {
      const { id } = world.fake.state.buy(person.discordId, shelf.articles[step.article] ?? '');
      const { outcome } = await shelf.claim(person.id, id);
      world.purchases.push({
        id,
        who: step.who,
        article: step.article,
        refunded: false,
        granted: outcome === 'granted',
      });
      return { done: outcome === 'granted', answer: outcome };
    }
    case 'refund': {
      const purchase = world.purchases[step.purchase];
      if (purchase !== undefined) await shelf.refund(purchase.id);
      return { done: purchase !== undefined, answer: null };
    }
    case 'again':
      return askAgain(person);
    case 'erase': {
      const answer = await server.call(
        'POST',
        '/api/account/delete',
        { username: person.name },
        { token: person.token },
      );
      person.erased ||= answer.status === 200;
      return { done: answer.status === 200, answer: answer.status };
    }
    case 'place':
      return placeTile(world, person, step);
    case 'pick':
      return pickTile(world, person, step.tile);
    case 'leave':
      return removeWord(world, step.number);
    case 'ban':
      return turnBan(world, person);
    default:
      throw new RangeError(`Nobody does ${step.does}`);
  }
}

async function placeTile(
  world: EconomyWorld,
  person: Person,
  { tile, cell }: { readonly tile: number; readonly cell: number },
): Promise<Outcome> {
  const { syllable } = await chooseTile(world, person, tile);
  const [x, y] = [CELLS_APART * (cell % CELLS_OF_ROW), CELLS_APART * Math.floor(cell / CELLS_OF_ROW)];
  return postKeyed(world, person, '/craft/place', randomId(20), { syllable, x, y })();
}

/** Takes one of those that lie there off the board, by number. */
async function pickTile(world: EconomyWorld, person: Person, number: number): Promise<Outcome> {
  const { body } = await world.server.call('GET', '/api/craft/board', undefined, { token: person.token });
  const laid: readonly { id: string }[] = body.board ?? [];
  return postKeyed(world, person, '/craft/return', randomId(20), {
    id: laid[number % Math.max(1, laid.length)]?.id ?? '1',
  })();
}

/** The staff has listed a word long ago: it leaves now. */
async function removeWord({ server, things }: EconomyWorld, number: number): Promise<Outcome> {
  const word = things[number];
  if (word === undefined) return { done: false, answer: null };
  await server.database.pool.query(
    `insert into word_removal (locale, word, listed_at, listed_by) select 'en-US', $1, now() - interval '1 year', player_id
     from account limit 1 on conflict do nothing`,
    [word],
  );
  await server.composition.tendRemovals();
  return { done: true, answer: word };
}

/** What was granted is answered as it was, as long as its player may call at all. What was refused may be granted by now. */
async function askAgain(person: Person): Promise<Outcome> {
  const { last, lastOutcome } = person;
  if (last === null || !lastOutcome.startsWith('{"done":true')) return { done: false, answer: null };
  const outcome = await last();
  if (!person.banned && !person.erased && JSON.stringify(outcome) !== lastOutcome)
    throw new Error(`${lastOutcome} was answered by ${JSON.stringify(outcome)}`);
  return outcome;
}

async function earn({ server }: EconomyWorld, { id, erased }: Person, step: EconomyStep): Promise<Outcome> {
  if (step.does !== 'earn' || erased) return { done: false, answer: null };
  const moves = (['coin', 'diamond', 'key'] as const).flatMap((currency) =>
    step[currency] === 0
      ? []
      : [{ from: { system: 'mint' as const }, to: { playerId: id }, currency, amount: step[currency] }],
  );
  await runOperation(server.database, { actor: 'test', key: randomId(20), kind: 'earn', body: null }, (tx, operation) =>
    post(tx, operation, moves).then(() => null),
  );
  return { done: true, answer: null };
}

/** Bans somebody, or lifts their ban: they sign in again then. */
async function turnBan({ server }: EconomyWorld, person: Person): Promise<Outcome> {
  if (person.erased) return { done: false, answer: null };
  if (!person.banned) {
    await ban(server, person.id);
    person.banned = true;
    return { done: true, answer: null };
  }
  await liftBan(server, person.id);
  const answer = await server.call('POST', '/api/auth/bylogin', { username: person.name, password: 'secret-1' });
  if (answer.status !== 200) throw new Error(`sign-in failed: ${answer.text}`);
  person.token = answer.body.token;
  person.banned = false;
  return { done: true, answer: null };
}
