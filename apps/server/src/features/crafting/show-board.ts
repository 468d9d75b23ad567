import type { ENDPOINTS, ReplyOf } from '@syllaboom/contracts';
import { craftDay, may } from '@syllaboom/engine';
import { readAccountFacts } from '#features/account';
import { readListedProfiles } from '#features/profile';
import { AppError } from '#platform/errors/app-error.ts';
import { isGuestId } from '#platform/ids/random-id.ts';
import { readBoard } from './board.repository.ts';
import {
  type BoardState,
  describeTile,
  describeWords,
  NO_BOARD,
  standingWords,
  timeOn,
  usedTiles,
} from './board-state.ts';
import type { CraftingDeps } from './crafting.deps.ts';
import { layOutBoard } from './lay-out-board.ts';
import { describeDay } from './lay-tiles.ts';
import { readPlaceable } from './placeable-tiles.ts';

/** A player's own board; the first time it is laid out. */
export async function showBoard(
  deps: CraftingDeps,
  playerId: string,
): Promise<ReplyOf<(typeof ENDPOINTS)['craftBoard']>> {
  await layOutBoard(deps, playerId);
  const { db } = deps.database;
  const board = (await readBoard(db, playerId)) ?? NO_BOARD;
  const now = timeOn(board, deps.clock.now());
  return {
    success: true,
    ...describeBoard(board),
    inventory: await readPlaceable(db, playerId),
    today: describeDay(craftDay(board.day, now)),
    now,
  };
}

/** Somebody's board, to look at. Throws `profile/not_found`, and `craft/blocked` where one of the two has blocked the other. */
export async function visitBoard(
  { database: { db }, clock, ports }: CraftingDeps,
  playerId: string,
  ownerId: string,
): Promise<ReplyOf<(typeof ENDPOINTS)['craftPreview']>> {
  const facts = isGuestId(ownerId) ? undefined : (await readAccountFacts(db, [ownerId])).get(ownerId);
  const [profile] = await readListedProfiles(db, [ownerId]);
  if (facts === undefined || facts.erased || facts.banned || profile === undefined)
    throw new AppError('profile/not_found');
  const blocks = (await ports.mutualBlocks(db, playerId, [ownerId])).get(ownerId);
  if (blocks !== undefined && !may('visit', blocks)) throw new AppError('craft/blocked');
  const board = (await readBoard(db, ownerId)) ?? NO_BOARD;
  const { displayName, avatar, frame } = profile;
  return {
    success: true,
    ...describeBoard(board),
    inventory: {},
    now: timeOn(board, clock.now()),
    player: { id: ownerId, displayName, avatar, frame },
  };
}

function describeBoard(board: BoardState) {
  const words = standingWords(board);
  const used = usedTiles(words);
  return {
    board: board.tiles.map((tile) => describeTile(tile, used)),
    boardSize: { width: board.width, height: board.height },
    validWords: describeWords(words, board.tiles),
  };
}
