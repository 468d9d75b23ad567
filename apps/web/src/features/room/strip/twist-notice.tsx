import type { TwistName } from '@syllaboom/engine';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { sound } from '../../../platform/sound/sound.ts';
import { useRoom, useSnapshot } from '../store/use-topic.ts';
import { TWIST_HOW } from '../typing/hint/twist-how.ts';
import s from './strip.module.css';

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

/** While a twist is announced its letters are not drawn yet. */
const SOON: Partial<Record<TwistName, 'room.twistTabooSoon' | 'room.twistDoubleSoon'>> = {
  taboo: 'room.twistTabooSoon',
  double: 'room.twistDoubleSoon',
};

/** The twist of the running round (difficulty AARRGHH), in the strip above the table. */
export function TwistNotice() {
  const { t } = useTranslation();
  const { store } = useRoom();
  const twist = useSnapshot('turn')?.twist;
  useEffect(() => store.onEvent('twist', () => sound.play('count')), [store]);
  if (!twist) return null;
  const soon = twist.letters === undefined ? SOON[twist.name] : undefined;
  return (
    <div className={s.notice} key={twist.name} data-twist={twist.name} role="status">
      <b className={s.twist}>{t(NAMES[twist.name])}</b>
      <span>{soon ? t(soon) : t(TWIST_HOW[twist.name], { letters: twist.letters ?? '' })}</span>
    </div>
  );
}
