import { describe, expect, it } from 'vitest';
import { BLOCK_MATRIX, may, NOTHING_SET, type SetAbout, type SocialAction } from './block-matrix.ts';

const BLOCKED: SetAbout = { blocked: true, muted: false };
const MUTED: SetAbout = { blocked: false, muted: true };

/** Whether B may do it towards A, where A has blocked B, B has blocked A, A has muted B, B has muted A. */
const TABLE: Readonly<Record<SocialAction, readonly [boolean, boolean, boolean, boolean]>> = {
  say: [false, true, false, true],
  whisper: [false, true, false, true],
  heart: [false, true, true, true],
  befriend: [false, false, true, true],
  message: [false, false, true, true],
  groupLine: [false, false, true, true],
  clanLine: [false, false, true, true],
  joinClan: [false, false, true, true],
  meet: [false, false, true, true],
  visit: [false, false, true, true],
  list: [true, false, true, true],
};

describe('what a block stops', () => {
  it.each(Object.keys(BLOCK_MATRIX) as SocialAction[])('is as the table says for “%s”, both ways', (action) => {
    const [blockedByTarget, blockedByActor, mutedByTarget, mutedByActor] = TABLE[action];
    expect(may(action, { byTarget: BLOCKED, byActor: NOTHING_SET })).toBe(blockedByTarget);
    expect(may(action, { byTarget: NOTHING_SET, byActor: BLOCKED })).toBe(blockedByActor);
    expect(may(action, { byTarget: MUTED, byActor: NOTHING_SET })).toBe(mutedByTarget);
    expect(may(action, { byTarget: NOTHING_SET, byActor: MUTED })).toBe(mutedByActor);
  });

  it.each(Object.keys(BLOCK_MATRIX) as SocialAction[])(
    'never opens “%s”, and stops nothing between strangers',
    (action) => {
      expect(may(action, { byTarget: NOTHING_SET, byActor: NOTHING_SET })).toBe(true);
      const sets = [NOTHING_SET, BLOCKED, MUTED, { blocked: true, muted: true }];
      for (const byTarget of sets) {
        for (const byActor of sets) {
          if (may(action, { byTarget, byActor })) continue;
          // What is stopped stays so whatever is set beside it.
          const more = { blocked: byTarget.blocked, muted: true };
          expect(may(action, { byTarget: more, byActor })).toBe(false);
        }
      }
    },
  );
});
