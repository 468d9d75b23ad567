import type { TwistName } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from '../store/use-topic.ts';
import s from './overlays.module.css';

const NAMES = {
  fade: 'room.twistFade',
  taboo: 'room.twistTaboo',
  long: 'room.twistLong',
  mirror: 'room.twistMirror',
  double: 'room.twistDouble',
  sudden: 'room.twistSudden',
  ends: 'room.twistEnds',
  blind: 'room.twistBlind',
} as const satisfies Record<TwistName, string>;
const HOW = {
  fade: 'room.twistFadeHow',
  taboo: 'room.twistTabooHow',
  long: 'room.twistLongHow',
  mirror: 'room.twistMirrorHow',
  double: 'room.twistDoubleHow',
  sudden: 'room.twistSuddenHow',
  ends: 'room.twistEndsHow',
  blind: 'room.twistBlindHow',
} as const satisfies Record<TwistName, string>;

/** The twist of the running round (difficulty AARRGHH), on a banner over the table. */
export function TwistBanner() {
  const { t } = useTranslation();
  const twist = useSnapshot('turn')?.twist;
  if (!twist) return null;
  return (
    <div className={s.twist} key={twist.name} data-twist={twist.name} role="status">
      <b>{t(NAMES[twist.name])}</b>
      <span>{t(HOW[twist.name], { letters: twist.letters ?? '' })}</span>
    </div>
  );
}
