import { CalendarX2, Dices, type LucideIcon, Sparkles, Store } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openProfile, openSection } from '../../../navigation/windows.ts';
import { api } from '../../../platform/api/api.ts';
import { type Loaded, useApiQuery } from '../../../platform/query/use-api-query.ts';
import { Critter } from '../../../ui/critter/critter.tsx';
import { Tile } from '../../../ui/kit/tile.tsx';
import { RewardIcon } from '../../../ui/spawns/reward-icon.tsx';
import { showError } from '../../../ui/toasts/toasts.tsx';
import type { CallReply } from '../../../platform/api/create-api.ts';
import { openRemovals } from '../../moderation/index.ts';
import { HOME_FRESH_MS } from '../trade-timings.ts';
import s from './doors.module.css';

type HomeData = CallReply<'communityHome'>;

interface DoorProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** What stands on the felt. */
  art: ReactNode;
  /** A figure, printed below. */
  figure?: ReactNode;
  busy?: boolean;
  onOpen: () => void;
}

/** A card that leads on: the whole of it is the button. */
function Door({ icon: Icon, title, text, art, figure, busy, onOpen }: DoorProps) {
  return (
    <li className={s.door}>
      <div className={s.felt} aria-hidden="true">
        {art}
      </div>
      <h3>
        <span className={s.icon}>
          <Icon size={19} strokeWidth={2.7} />
        </span>
        <button type="button" className={s.open} disabled={busy} onClick={onOpen}>
          {title}
        </button>
      </h3>
      <p>{text}</p>
      {figure ? <p className={s.figure}>{figure}</p> : null}
    </li>
  );
}

/** A figure of the community, or that it is not there; the card works without it. */
function Figure({ of, words }: { of: Loaded<HomeData>; words: (data: HomeData) => string }) {
  const { t } = useTranslation();
  if (of.failure !== null) return t('trade.figuresFailed');
  return of.data === null ? '…' : words(of.data);
}

/** Opens anybody's profile. */
function MeetDoor({ home }: { home: Loaded<HomeData> }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const meet = async () => {
    setBusy(true);
    try {
      const { player } = await api.call('randomPlayer', {});
      openProfile(player.id, player.displayName);
    } catch {
      showError(t('trade.meetFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Door
      icon={Dices}
      title={t('trade.meet')}
      text={t('trade.meetText')}
      art={['Noodle', 'Lumi', 'BigNino21'].map((seed) => <Critter key={seed} seed={seed} mood="happy" size={58} />)}
      figure={<Figure of={home} words={({ playerCount }) => t('trade.playersHere', { count: playerCount })} />}
      busy={busy}
      onOpen={() => void meet()}
    />
  );
}

/** Ways on from the community's first part, with what is counted of it. */
export function Doors() {
  const { t } = useTranslation();
  const home = useApiQuery('communityHome', {}, { staleTime: HOME_FRESH_MS });
  return (
    <section className={s.place} aria-label={t('trade.doors')}>
      <ul className={s.doors}>
        <Door
          icon={Sparkles}
          title={t('words.title')}
          text={t('trade.discoveriesText')}
          art={['A', 'B', 'C'].map((letter, at) => <Tile key={letter} letter={letter} size={46} hit={at === 1} />)}
          figure={<Figure of={home} words={({ discoveredWordCount: count }) => t('trade.wordsFound', { count })} />}
          onOpen={() => openSection('words')}
        />
        <Door
          icon={Store}
          title={t('market.title')}
          text={t('market.doorText')}
          art={
            <>
              <Tile letter="Q" size={46} />
              <RewardIcon kind="coin" size={46} />
              <Tile letter="U" size={46} />
            </>
          }
          onOpen={() => openSection('market')}
        />
        <MeetDoor home={home} />
        <Door
          icon={CalendarX2}
          title={t('moderation.removals')}
          text={t('trade.removalsText')}
          art={
            <span className={s.leaving}>
              <Tile letter="Z" size={46} />
            </span>
          }
          onOpen={openRemovals}
        />
      </ul>
    </section>
  );
}
