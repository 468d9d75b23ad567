import type { RoomListing } from '@syllaboom/contracts';
import {
  BOOSTER_ROLE,
  DIFFICULTIES,
  GAME_LANGUAGES,
  type GameLanguage,
  roleOfType,
  STARTS_WHEN_TYPING,
  SUPPORTER_ROLE,
} from '@syllaboom/engine';
import type { TFunction } from 'i18next';
import { Eye, Headphones, Rocket, Star, Users } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatLanguage, formatNumber } from '../../../platform/i18n/format.ts';
import { EmojiText } from '../../../ui/emoji/emoji-text.tsx';
import { Flag, ManyFlags } from '../../../ui/flag/flag.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Chip } from '../../../ui/kit/chip.tsx';
import { modeName } from '../../../ui/mode/mode-name.ts';
import { ModePicture } from '../../../ui/mode/mode-picture.tsx';
import { Tip } from '../../../ui/kit/popups/tip.tsx';
import { MiniTable } from './mini-table.tsx';
import s from './room-card.module.css';
import { isFull, seatsOf } from './room-list.ts';

interface RoomCardProps {
  room: RoomListing;
  /** Somebody of the viewer's voice channel is there. */
  voice?: boolean;
  /** Stands at once: cards that come and go with scrolling don't land. */
  still?: boolean;
  onEnter: (roomId: string, spectate: boolean) => void;
}

const isGameLanguage = (text: string): text is GameLanguage => (GAME_LANGUAGES as readonly string[]).includes(text);

function Tags({ metadata, voice }: { metadata: RoomListing['metadata']; voice: boolean }) {
  const { t } = useTranslation();
  const { mode, diff, language, mlang, players, maxp, speed, ranked, started } = metadata;
  const languageName = mlang ? t('lobby.manyLanguages') : formatLanguage(language);
  return (
    <ul className={s.tags}>
      {voice ? (
        <li>
          <Chip size="sm" tone="good">
            <Headphones size={14} strokeWidth={3} />
            {t('discord.sameVoice')}
          </Chip>
        </li>
      ) : null}
      <li>
        <Chip size="sm" className={s.mode}>
          <ModePicture mode={mode} size={22} />
          {t(modeName(mode))}
        </Chip>
      </li>
      <li>
        <Chip size="sm">
          {mlang || !isGameLanguage(language) ? <ManyFlags /> : <Flag language={language} />}
          {languageName}
        </Chip>
      </li>
      <li>
        <Chip size="sm">
          <Users size={14} strokeWidth={3} />
          <span className="sr">{t('lobby.players')}</span>
          <b>
            {players}/{seatsOf(maxp)}
          </b>
        </Chip>
      </li>
      {started ? (
        <li>
          <Chip size="sm" tone="gold">
            {t('lobby.playing')}
          </Chip>
        </li>
      ) : null}
      {ranked ? (
        <li>
          <Chip size="sm" tone="gold">
            {t('lobby.ranked')}
          </Chip>
        </li>
      ) : null}
      {diff === DIFFICULTIES.normal ? null : (
        <li>
          <Chip size="sm">
            {t(
              `lobby.difficulty.${diff === DIFFICULTIES.challenge ? 'challenge' : diff === DIFFICULTIES.aarrghh ? 'aarrghh' : 'practice'}`,
            )}
          </Chip>
        </li>
      )}
      {speed === 1 ? null : (
        <li>
          <Chip size="sm" className={s.speed}>
            {speed === STARTS_WHEN_TYPING ? t('room.speedTyping') : `${t('room.speed')} ${formatNumber(speed)}×`}
          </Chip>
        </li>
      )}
    </ul>
  );
}

/** Rooms of supporters and boosters stand out by a frame and its mark. */
const FRAMES = { [SUPPORTER_ROLE]: 'supporter', [BOOSTER_ROLE]: 'booster' } as const;

function Frame({ type }: { type: number }) {
  const { t } = useTranslation();
  const frame = FRAMES[roleOfType(type).id as keyof typeof FRAMES];
  if (frame === undefined) return null;
  const words = t(`home.frame.${frame}`);
  const Mark = frame === 'supporter' ? Star : Rocket;
  return (
    <span className={s.frame} data-frame={frame} title={words}>
      <Mark size={17} strokeWidth={2.6} fill="currentColor" aria-hidden="true" />
      <span className="sr">{words}</span>
    </span>
  );
}

/** What a room is called, and its host where the name does not say who that is. */
function namesOf({ name, title, host, quick }: RoomListing['metadata'], t: TFunction) {
  if (title !== undefined) return { name: title, host: host ?? null };
  return quick
    ? { name: t('lobby.quickTable'), host: name }
    : { name: t('lobby.roomNameDefault', { name }), host: null };
}

/** One open room: a small table with its host, its facts, the way in. */
export const RoomCard = memo(function RoomCard({ room, voice = false, still = false, onEnter }: RoomCardProps) {
  const { t } = useTranslation();
  const { roomId, metadata } = room;
  const { type } = metadata;
  const { name, host } = namesOf(metadata, t);
  const full = isFull(room);
  return (
    <li className={s.card} data-still={still || undefined}>
      <Frame type={type} />
      <MiniTable metadata={metadata} />
      <div className={s.facts}>
        <h3 className={s.name} data-room-name="">
          <EmojiText text={name} />
        </h3>
        {host === null ? null : <p className={s.hostName}>{t('lobby.hostedBy', { name: host })}</p>}
        <Tags metadata={metadata} voice={voice} />
      </div>
      <div className={s.actions}>
        <Tip label={t('lobby.spectate')}>
          <Btn size="sm" icon aria-label={t('lobby.spectateRoom', { name })} onClick={() => onEnter(roomId, true)}>
            <Eye size={18} strokeWidth={2.8} />
          </Btn>
        </Tip>
        <Btn
          size="sm"
          tone="gold"
          disabled={full}
          aria-label={full ? `${t('lobby.full')}: ${name}` : t('lobby.joinRoom', { name })}
          onClick={() => onEnter(roomId, false)}
        >
          {t(full ? 'lobby.full' : 'lobby.join')}
        </Btn>
      </div>
    </li>
  );
});
