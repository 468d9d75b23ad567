import { modeTraits, readLocks } from '@syllaboom/engine';
import { Lock, LockOpen } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { EmojiText } from '../../../ui/emoji/emoji-text.tsx';
import { Chip } from '../../../ui/kit/chip.tsx';
import { widestWord } from '../../../ui/kit/letter-width.ts';
import { lockWords } from '../host/mode-catalogue.ts';
import { modeName } from '../../../ui/mode/mode-name.ts';
import { useSnapshot, useTopic } from '../store/use-topic.ts';
import { modeFacts, modeRule } from './mode-facts.ts';
import { doorWords } from '../players/door-words.ts';
import { OwnLanguage } from './own-language.tsx';
import { SeriesChip } from '../series/series-chip.tsx';
import { SeriesWinner } from '../series/series-winner.tsx';
import s from './room-title.module.css';

/** What may not be broken: the widest word. */
const lettersOf = (text: string) => ({ '--letters': Math.max(1, widestWord(text)) }) as CSSProperties;

/** Name of the room. */
export function RoomTitle() {
  const { t } = useTranslation();
  const info = useSnapshot('info');
  const host = useTopic('seats', (store) => store.seat(store.get('info')?.host ?? '')?.name ?? '');
  const ofHost = host ? t('room.roomOf', { name: host }) : t('room.roomNamed');
  const title = info?.title || (info?.quick ? t('lobby.quickTable') : ofHost);
  return (
    <h1 className={s.title} style={lettersOf(title)}>
      <EmojiText text={title} />
    </h1>
  );
}

/** How it is played, in a sentence or two. */
export function ModeRule() {
  const { t } = useTranslation();
  const info = useSnapshot('info');
  if (!info) return null;
  return (
    <p className={s.how} data-part="how">
      {modeRule(info, t)}
    </p>
  );
}

/** On the felt: what is played, how, and what still keeps it from being played. */
export function MatchFacts({ brief }: { brief: boolean }) {
  const { t } = useTranslation();
  const info = useSnapshot('info');
  if (!info) return null;
  const locks = readLocks(info.locks);
  const lock =
    locks.modes.get(info.mode) ?? (modeTraits(info.mode).hasPresets ? locks.scenarios.get(info.sc) : undefined);
  return (
    <div className={s.facts}>
      <p data-part="facts">
        <Chip size="sm" tone="gold" className={s.mode} style={lettersOf(t(modeName(info.mode)))} data-part="mode">
          {t(modeName(info.mode))}
        </Chip>
        <Chip size="sm" className={s.fact} data-part="door">
          {info.locked ? <Lock size={14} strokeWidth={3} /> : <LockOpen size={14} strokeWidth={3} />}
          {doorWords(t, info)}
        </Chip>
        {modeFacts(info, t).map((fact) => (
          <Chip key={fact} size="sm" className={s.fact} data-part="fact">
            {fact}
          </Chip>
        ))}
        <SeriesChip small brief={brief} />
        <OwnLanguage />
        {lock ? (
          <Chip size="sm" tone="bad" role="status">
            {t(lockWords[lock])}
          </Chip>
        ) : null}
      </p>
      <SeriesWinner />
      <ModeRule />
    </div>
  );
}
