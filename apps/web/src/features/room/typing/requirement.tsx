import type { Twist } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from '../store/use-topic.ts';
import s from './dock.module.css';

const twistKey = {
  fade: 'room.twistFadeHow',
  taboo: 'room.twistTabooHow',
  long: 'room.twistLongHow',
  mirror: 'room.twistMirrorHow',
  double: 'room.twistDoubleHow',
  sudden: 'room.twistSuddenHow',
  ends: 'room.twistEndsHow',
  blind: 'room.twistBlindHow',
} as const satisfies Record<Twist['name'], string>;

const PROMPT_HIDDEN: readonly Twist['name'][] = ['fade', 'mirror'];

/** What the word must do this turn. */
export function Requirement() {
  const { t } = useTranslation();
  const turn = useSnapshot('turn');
  if (!turn) return null;
  const { twist } = turn;
  return (
    <span className={s.need}>
      {twist?.name === 'ends' ? t('room.mustEndWith') : t('room.mustContain')}{' '}
      {twist && PROMPT_HIDDEN.includes(twist.name) ? null : <em>{turn.prompt}</em>}
      {twist?.letters && twist.name === 'double' ? <em>+ {twist.letters}</em> : null}
      {twist && twist.name !== 'ends' ? (
        <small>{t(twistKey[twist.name], { letters: twist.letters ?? '' })}</small>
      ) : null}
    </span>
  );
}
