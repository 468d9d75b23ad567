import { MODES, readLocks } from '@syllaboom/engine';
import { Lock, LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/kit/chip.tsx';
import { lockWords, modeHow } from '../host/mode-catalogue.ts';
import { modeName } from '../../../ui/mode/mode-name.ts';
import { useSnapshot, useTopic } from '../store/use-topic.ts';
import { modeFacts } from './mode-facts.ts';
import { OwnLanguage } from './own-language.tsx';
import s from './room-lobby.module.css';

/** Name of the room, who hosts it, what is played, and what still keeps it from being played. */
export function RoomTitle() {
  const { t } = useTranslation();
  const info = useSnapshot('info');
  const host = useTopic('seats', (store) => store.seat(store.get('info')?.host ?? '')?.name ?? '');
  if (!info) return null;
  const ofHost = host ? t('room.roomOf', { name: host }) : t('room.roomNamed');
  const untitled = info.quick ? t('lobby.quickTable') : ofHost;
  const locks = readLocks(info.locks);
  const lock = locks.modes.get(info.mode) ?? (info.mode === MODES.original ? locks.scenarios.get(info.sc) : undefined);
  return (
    <div className={s.title}>
      <h1>{info.title || untitled}</h1>
      <p>
        <Chip size="sm">
          {info.locked ? <Lock size={14} strokeWidth={3} /> : <LockOpen size={14} strokeWidth={3} />}
          {info.locked ? t('room.private') : t('room.public')}
        </Chip>
        <Chip size="sm" tone="gold">
          {t(modeName(info.mode))}
        </Chip>
        {modeFacts(info, t).map((fact) => (
          <Chip key={fact} size="sm">
            {fact}
          </Chip>
        ))}
        <OwnLanguage />
        {lock ? (
          <Chip size="sm" tone="bad" role="status">
            {t(lockWords[lock])}
          </Chip>
        ) : null}
      </p>
      <p className={s.how}>{t(modeHow(info.mode))}</p>
    </div>
  );
}
