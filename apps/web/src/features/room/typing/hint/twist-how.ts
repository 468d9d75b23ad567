import type { TwistName } from '@syllaboom/engine';

/** The catalogue's words for what each twist asks. */
export const TWIST_HOW = {
  fade: 'room.twistFadeHow',
  taboo: 'room.twistTabooHow',
  long: 'room.twistLongHow',
  mirror: 'room.twistMirrorHow',
  double: 'room.twistDoubleHow',
  sudden: 'room.twistSuddenHow',
  ends: 'room.twistEndsHow',
  blind: 'room.twistBlindHow',
} as const satisfies Record<TwistName, string>;
