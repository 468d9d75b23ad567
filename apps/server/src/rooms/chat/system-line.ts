import type { ChatKind, ChatLine, SystemLine } from '@syllaboom/contracts';
import { systemClock } from '#platform/clock/clock.ts';

/** A line that the place itself says: a key and what goes into it, so that everybody reads it in their own language. */
export const systemLine = (
  key: SystemLine,
  params: Record<string, string | number>,
  type: ChatKind,
  isPrivate: boolean,
): ChatLine => ({
  id: '',
  avatar: '',
  displayName: '',
  message: '',
  time: systemClock.now().getTime(),
  private: isPrivate,
  system: true,
  type,
  playerType: 0,
  key,
  params,
});
