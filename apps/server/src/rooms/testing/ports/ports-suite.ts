import { afterAll, beforeAll, describe, it } from 'vitest';
import { DAILY_CASES, RANKED_CASES } from './competition-cases.ts';
import { IDENTITY_CASES, OWN_ACCOUNT_CASES, MODERATION_STATUS_CASES } from './people-cases.ts';
import { PLACE_CASES, RESULT_CASES } from './result-cases.ts';
import { SHOP_CASES } from './shop-cases.ts';
import type { PortsWorld } from './ports-world.ts';

/** What rooms rely on: by title, what is done and what must come of it. */
export type PortCases = Readonly<Record<string, (world: PortsWorld) => Promise<void>>>;

const PORTS: Readonly<Record<string, PortCases>> = {
  'authenticate, ownerOf': IDENTITY_CASES,
  'readModerationStatus, takeNotices': MODERATION_STATUS_CASES,
  'readProfile, describePlayer, chooseIcon, cards, purchases': OWN_ACCOUNT_CASES,
  recordMatch: RESULT_CASES,
  ranked: RANKED_CASES,
  'daily, achievements, emitUnlocked': DAILY_CASES,
  shop: SHOP_CASES,
  'words, content, reconnections, notes': PLACE_CASES,
};

/**
 * Room tests run on ports in memory, players on ports over the database: this one suite runs on both, so that what holds
 * in the tests of rooms holds in the game.
 */
export function describeRoomPorts(name: string, open: () => Promise<PortsWorld>): void {
  describe(`room ports ${name}`, () => {
    let world: PortsWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());
    for (const [port, cases] of Object.entries(PORTS))
      describe(port, () => {
        for (const [title, run] of Object.entries(cases)) it(title, () => run(world));
      });
  });
}
