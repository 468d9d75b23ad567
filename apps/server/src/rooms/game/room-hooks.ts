import type { ServerMessages } from '@syllaboom/contracts';
import { BaseRoom } from '#platform/rooms/base-room.ts';
import type { GameSchema } from './game-state.ts';
import type { Member } from './member.ts';

/** What rooms of some kinds do at certain moments, and others do nothing at. */
export abstract class HookedRoom extends BaseRoom<GameSchema, Member, ServerMessages> {
  /** Somebody has sat down. */
  protected joined(_member: Member): void {}
  /** Somebody has left for good. */
  protected left(_member: Member): void {}
  /** The match is over and told. */
  protected matchOver(): void {}
  /** A fault of the server broke the match off. */
  protected brokenOff(): void {}
  /** Something for those who watch the match from elsewhere. */
  protected tellWatchers(_type: string, _payload: unknown): void {}
}
