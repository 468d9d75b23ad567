import type { Invitation } from '@syllaboom/contracts';
import { GAME_LANGUAGES, type GameLanguage } from '@syllaboom/engine';
import { DoorOpen, Lock, Play, RotateCw, Users } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Loaded, useApiQuery } from '../../../platform/query/use-api-query.ts';
import { formatLanguage } from '../../../platform/i18n/format.ts';
import { useNarrow, useTouch } from '../../../platform/media.ts';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { Flag, ManyFlags } from '../../../ui/flag/flag.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Chip } from '../../../ui/kit/chip.tsx';
import { Panel } from '../../../ui/kit/layout/panel.tsx';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import { modeName } from '../../../ui/mode/mode-name.ts';
import { ModePicture } from '../../../ui/mode/mode-picture.tsx';
import { NameForm, openAccount } from '../../session/index.ts';
import { DemoTable } from '../demo-table.tsx';
import s from './invitation.module.css';

interface InvitationScreenProps {
  roomId: string;
  onPlay: () => void;
  onBrowse: () => void;
}

const NOT_FOUND = 404;
const isGameLanguage = (text: string): text is GameLanguage => (GAME_LANGUAGES as readonly string[]).includes(text);

/** The room is asked for this often while its invitation is on the screen: who thinks of a name takes a minute. */
const ASKED_EVERY_MS = 10_000;

/** Asks anew while it is shown, and at once when the page is looked at again: the host may have started meanwhile. */
function useInvitation(roomId: string): Loaded<Invitation> {
  const [gone, setGone] = useState(false);
  const again = gone ? {} : { refetchInterval: ASKED_EVERY_MS };
  const loaded = useApiQuery('invitation', { params: { code: roomId } }, again);
  const { reload, status } = loaded;
  // A code that nobody has will not come back.
  useEffect(() => {
    if (status === NOT_FOUND) setGone(true);
  }, [status]);
  useEffect(() => {
    const update = () => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [reload]);
  return loaded;
}

function Facts({ room }: { room: Invitation }) {
  const { t } = useTranslation();
  const { language } = room;
  return (
    <ul className={s.facts}>
      <li>
        <Chip>
          <ModePicture mode={room.mode} size={26} />
          {t(modeName(room.mode))}
        </Chip>
      </li>
      <li>
        <Chip>
          {room.mlang || !isGameLanguage(language) ? <ManyFlags /> : <Flag language={language} />}
          {room.mlang ? t('lobby.manyLanguages') : formatLanguage(language)}
        </Chip>
      </li>
      <li>
        <Chip>
          <Users size={18} strokeWidth={2.8} aria-hidden="true" />
          {t('invite.players', { players: room.players, seats: room.seats })}
        </Chip>
      </li>
    </ul>
  );
}

/** What one finds there, where it is no free seat. */
const DOOR_WORDS = {
  seat: 'invite.waiting',
  watch: 'invite.running',
  full: 'invite.full',
  ranked: 'invite.ranked',
  closing: 'invite.closing',
} as const;

/** Whoever can only watch does so because of a match, or because all seats are taken. */
const doorWords = ({ door, players, seats, started }: Invitation) =>
  door === 'watch' && !started && players >= seats ? 'invite.fullWatch' : DOOR_WORDS[door];

/** The field, or why there is none. */
function WayIn({ room, onRetry, onBrowse }: { room: Invitation | null; onRetry: () => void; onBrowse: () => void }) {
  const { t } = useTranslation();
  // The keyboard of a phone would lie over who invites to what.
  const touch = useTouch();
  if (room?.wayIn)
    return (
      <div className={s.actions}>
        <p>{t('errors.room/way_in_needed')}</p>
        <Btn tone="primary" wide onClick={() => openAccount('signUp')}>
          {t('common.signUp')}
        </Btn>
        <Btn wide onClick={() => openAccount('signIn')}>
          {t('invite.haveAccount')}
        </Btn>
      </div>
    );
  if (room && room.door !== 'seat' && room.door !== 'watch')
    return (
      <div className={s.actions}>
        <Btn tone="gold" wide onClick={onRetry}>
          <RotateCw size={20} strokeWidth={2.8} />
          {t('common.retry')}
        </Btn>
        <Btn wide onClick={onBrowse}>
          <DoorOpen size={20} strokeWidth={2.8} />
          {t('landing.browse')}
        </Btn>
      </div>
    );
  return (
    <Suspense fallback={<Spinner label={t('common.loading')} />}>
      <NameForm
        label={t(room?.door === 'watch' ? 'invite.watch' : 'invite.sitDown')}
        waitingLabel={t('invite.sitting')}
        focused={!touch}
      />
    </Suspense>
  );
}

function Gone({ onPlay, onBrowse }: Pick<InvitationScreenProps, 'onPlay' | 'onBrowse'>) {
  const { t } = useTranslation();
  return (
    <>
      <h1>{t('invite.gone')}</h1>
      <p className={s.state}>{t('invite.goneText')}</p>
      <div className={s.actions}>
        <Btn tone="primary" size="lg" wide onClick={onPlay}>
          <Play size={22} strokeWidth={3.2} fill="currentColor" />
          {t('landing.playNow')}
        </Btn>
        <Btn wide onClick={onBrowse}>
          <DoorOpen size={20} strokeWidth={2.8} />
          {t('landing.browse')}
        </Btn>
      </div>
    </>
  );
}

/** Who invites to what, as far as it is known yet. */
function Headline({ loaded: { data: room, failure } }: { loaded: Loaded<Invitation> }) {
  const { t } = useTranslation();
  const host = room?.host ?? null;
  return (
    <>
      <h1>{host ? t('invite.from', { name: host.name }) : t('invite.fromNobody')}</h1>
      {room && room.title !== '' ? <p className={s.title}>{t('invite.title', { title: room.title })}</p> : null}
      {room ? <Facts room={room} /> : null}
      {room ? (
        <p className={s.state} role="status">
          {t(doorWords(room))}
        </p>
      ) : null}
      {room?.private ? (
        <p className={s.private}>
          <Lock size={16} strokeWidth={2.8} aria-hidden="true" />
          {t('invite.private')}
        </p>
      ) : null}
      {failure ? (
        <p className={s.state} role="alert">
          {t('invite.unknown')} {failure}
        </p>
      ) : null}
    </>
  );
}

/** The game in one glance, beside the invitation where there is room for it. */
function HowTo(): ReactNode {
  const { t } = useTranslation();
  return (
    <section className={s.show}>
      <DemoTable />
      <ol className={s.steps}>
        <li>{t('landing.step1')}</li>
        <li>{t('landing.step2')}</li>
        <li>{t('landing.step3')}</li>
      </ol>
    </section>
  );
}

/** What a room's link shows to who is signed out: who invites to what, and one field to sit down with. */
export function InvitationScreen({ roomId, onPlay, onBrowse }: InvitationScreenProps) {
  const narrow = useNarrow();
  const loaded = useInvitation(roomId);
  const isGone = loaded.status === NOT_FOUND;
  const { data: room, reload } = loaded;
  const mood = isGone ? 'out' : 'happy';
  return (
    <main className={s.page}>
      <Panel className={s.card}>
        <div className={s.host} data-loading={(!room && loaded.busy) || undefined}>
          <PlayerFace
            seed={room?.host?.avatar ?? 'Noodle'}
            frame={room?.host?.frame ?? 0}
            mood={mood}
            size={narrow ? 104 : 148}
          />
        </div>
        {isGone ? (
          <Gone onPlay={onPlay} onBrowse={onBrowse} />
        ) : (
          <>
            <Headline loaded={loaded} />
            <WayIn room={room} onRetry={reload} onBrowse={onBrowse} />
          </>
        )}
      </Panel>
      {narrow ? null : <HowTo />}
    </main>
  );
}
