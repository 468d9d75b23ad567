import { ENDPOINTS } from '@syllaboom/contracts';
import { expOfLevel, MARKET } from '@syllaboom/engine';
import { giveTiles, giveWords } from '../../../apps/server/src/testing/people/give-things.ts';
import { grant } from '../../../apps/server/src/testing/people/grant.ts';
import { BOARD_TILES, type Board, readBoard } from '../../driver/sdk-board.ts';
import { type SdkPlayer, signUpPlayer } from '../../driver/sdk-player.ts';
import { pause } from '../intents.ts';
import { joinDatabase } from '../join-database.ts';
import { openLeftDatabase } from '../open-left-database.ts';
import type { Stock } from '../value-wishes.ts';

const PLAYERS = 20;
const IN_A_GROUP = 10;
/** The tile that is traded; it is laid onto boards, too. */
const TILE = 'ING';
const TILES_OF_EACH = 4;
const TRADED_TILES = 200;
const WORDS_OF_EACH = 20;
const START = { coin: 100_000_000, diamond: 100_000, key: 20_000 } as const;

interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Twenty players and what they know of their world: only what they were told by a server. */
export interface World {
  readonly dataDir: string;
  readonly port: number;
  readonly players: readonly SdkPlayer[];
  readonly stock: Stock;
  /** The chats of them, ten in each. */
  readonly groups: string[];
  /** Clans that were founded. */
  readonly clans: string[];
  /** Who was told that they have asked, and whom. */
  asked: readonly { readonly clanId: string; readonly player: SdkPlayer }[];
  readonly people: readonly Person[];
}
interface Person {
  /** As last read. */
  clanId: string | null;
  board: Board | null;
  /** Tiles of which is known where they lie, by id; what a call that was not answered may have moved is none of them. */
  laid: Map<string, Cell>;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRST';
const wordOf = (of: number, n: number): string => `KILLED${LETTERS[of]}${LETTERS[n]}`;

/** Signs twenty players up. */
export async function gather(url: string, at: Pick<World, 'dataDir' | 'port'>): Promise<World> {
  const players: SdkPlayer[] = [];
  for (let n = 0; n < PLAYERS; n += 1) players.push(await signUpPlayer(url, `world-${n}`));
  return {
    ...at,
    players,
    stock: { players, tile: TILE, wordsOfEach: WORDS_OF_EACH, wordOf },
    groups: [],
    clans: [],
    asked: [],
    people: players.map(() => ({ clanId: null, board: null, laid: new Map() })),
  };
}

/** Money, exp, words, tiles and friendships, written where a server rests. */
export async function endow({ dataDir, players }: World): Promise<void> {
  const database = await openLeftDatabase(dataDir);
  await database.pool.query('update profile set exp = $1', [expOfLevel(MARKET.sellLevel)]);
  for (const [n, { user }] of players.entries()) {
    await grant(database, user.id, START);
    const words = Array.from({ length: WORDS_OF_EACH }, (_, word) => wordOf(n, word));
    await giveWords(database, user.id, words);
    for (const tile of BOARD_TILES)
      await giveTiles(database, user.id, tile, tile === TILE ? TRADED_TILES : TILES_OF_EACH);
  }
  await database.pool.query(
    `insert into friendship (low_id, high_id, since)
     select low.player_id, high.player_id, now() from profile low join profile high on low.player_id collate "C" < high.player_id collate "C"`,
  );
  await database.close();
}

/** Everybody's board is laid out, and the chats are opened. */
export async function settle(world: World): Promise<void> {
  const { players, groups } = world;
  for (const by of players.keys()) await lookAtBoard(world, by);
  for (let first = 0; first < PLAYERS; first += IN_A_GROUP) {
    const others = players.slice(first + 1, first + IN_A_GROUP);
    const reply = await fetch(`${urlOf(world)}/api/inbox/chat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${playerOf(world, first).token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ p: others.map(({ user }) => user.id), g: true }),
    });
    if (!reply.ok) throw new Error(`No chat: ${await reply.text()}`);
    groups.push(ENDPOINTS.openChat.reply.parse(await reply.json()).i);
  }
}
export const groupOf = ({ groups }: World, by: number): string => of(groups, Math.floor(by / IN_A_GROUP));

export const playerOf = ({ players }: World, by: number): SdkPlayer => of(players, by);
export const personOf = ({ people }: World, by: number): Person => of(people, by);
function of<One>(all: readonly One[], by: number): One {
  const one = all[by];
  if (one === undefined) throw new RangeError('Nobody there');
  return one;
}

const urlOf = ({ port }: World): string => `http://127.0.0.1:${port}`;
export async function lookAtBoard(world: World, by: number): Promise<void> {
  const person = personOf(world, by);
  person.board = await readBoard(urlOf(world), playerOf(world, by));
  person.laid = new Map(person.board.board.map(({ id, x, y }) => [id, { x, y }]));
}
export async function lookForClan(world: World, by: number): Promise<void> {
  const reply = await fetch(`${urlOf(world)}/api/clan`, {
    headers: { authorization: `Bearer ${playerOf(world, by).token}` },
  });
  const { clanId } = ENDPOINTS.ownClan.reply.parse(await reply.json());
  personOf(world, by).clanId = clanId === 0 ? null : clanId;
}

const REST_EVERY_MS = 300;
/** Lets the day pass after which who has left a clan may join another, again and again for so long. */
export async function endRests({ dataDir }: World, forMs: number): Promise<void> {
  const database = await joinDatabase(dataDir);
  try {
    const until = performance.now() + forMs;
    while (performance.now() < until) {
      await database.pool.query(
        "update clan_left set at = at - interval '25 hours' where at > now() - interval '1 day'",
      );
      await pause(REST_EVERY_MS);
    }
  } finally {
    await database.close();
  }
}
