import type { Perk } from '@syllaboom/engine';
import { Info, Sparkles, Trophy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { LoadView } from '../../ui/kit/waiting/load-view.tsx';
import { Panel } from '../../ui/kit/layout/panel.tsx';
import { Tip } from '../../ui/kit/popups/tip.tsx';
import { showError } from '../../ui/toasts/toasts.tsx';
import { FloatingWindow } from '../../ui/windows/floating-window.tsx';
import { closeWindow, openWindow } from '../../ui/windows/manager.ts';
import { centerRect } from '../../ui/windows/window-rect.ts';
import { useUser } from '../session/index.ts';
import { PerkPicker } from './card/perk-picker.tsx';
import { PERK_WINDOW, readPerk } from './card/perk-window.ts';
import { PlayerCard } from './card/player-card.tsx';
import { RankedTimeline } from './timeline.tsx';
import { useRankedLanguage } from './language.ts';
import { RankedMatches } from './matches/ranked-matches.tsx';
import { queue } from './queue/queue.ts';
import { QueueButton } from './queue/queue-button.tsx';
import { RANKS_WINDOW, RankTable } from './rank-table.tsx';
import s from './ranked.module.css';
import { SeasonLine } from './season-line.tsx';
import { type OwnRank, useOwnRank } from './use-own-rank.ts';

/** Alone against one; pairs come with a later season. */
function TeamSizes() {
  const { t } = useTranslation();
  return (
    <div className={s.sizes} role="tablist" aria-label={t('ranked.title')}>
      <button type="button" role="tab" aria-selected="true">
        {t('ranked.solo')}
      </button>
      <button type="button" role="tab" aria-selected="false" disabled>
        {t('ranked.duo')}
        <small>{t('ranked.nextSeason')}</small>
      </button>
    </div>
  );
}

/** The perk as stored, or as just chosen; the choice is taken back when it could not be stored. */
function usePerk(ownRank: OwnRank | null) {
  const { t } = useTranslation();
  const stored = readPerk(ownRank?.perk);
  const [chosen, setChosen] = useState<Perk | null | undefined>(undefined);
  // Nothing may change any more once the player waits.
  const out = queue.use(({ phase }) => phase === 'out');
  useEffect(() => {
    if (!out) closeWindow(PERK_WINDOW);
  }, [out]);
  const choose = (perk: Perk | null): void => {
    setChosen(perk);
    api.call('choosePerk', { body: { perk } }).catch(() => {
      setChosen(undefined);
      showError(t('ranked.perkFailed'));
    });
  };
  return { perk: chosen === undefined ? stored : chosen, choose };
}

function RankedWindows({
  ownRank,
  perk,
  onChoose,
}: {
  ownRank: OwnRank | null;
  perk: Perk | null;
  onChoose: (perk: Perk | null) => void;
}) {
  const { t } = useTranslation();
  useEffect(
    () => () => {
      closeWindow(PERK_WINDOW);
      closeWindow(RANKS_WINDOW);
    },
    [],
  );
  return (
    <>
      <FloatingWindow
        id={PERK_WINDOW}
        title={t('ranked.selectPerk')}
        icon={<Sparkles size={20} strokeWidth={2.6} />}
        initial={() => centerRect(620, 570)}
      >
        <PerkPicker chosen={perk} act={ownRank?.perksAct ?? false} onChoose={onChoose} />
      </FloatingWindow>
      <FloatingWindow
        id={RANKS_WINDOW}
        title={t('ranked.ranks')}
        icon={<Trophy size={20} strokeWidth={2.6} />}
        initial={() => centerRect(460, 680)}
        closeOutside
      >
        <RankTable wp={ownRank?.wp ?? null} />
      </FloatingWindow>
    </>
  );
}

/** The ranked tab: the own card with the way into the queue, the season, and what was played. */
export function RankedScreen() {
  const { t } = useTranslation();
  const user = useUser();
  const language = useRankedLanguage();
  const ownRank = useOwnRank();
  const { perk, choose } = usePerk(ownRank.data);
  // What follows from matches begins with the first: before it, the list alone says what to do.
  const isNew = ownRank.data?.matches === 0 && ownRank.data.timeline.length === 0;
  return (
    <main className={s.ranked}>
      <header className={s.head}>
        <h1>{t('ranked.title')}</h1>
        <Tip label={t('ranked.showRanks')}>
          <Btn size="sm" icon aria-label={t('ranked.showRanks')} onClick={() => openWindow(RANKS_WINDOW)}>
            <Info size={20} strokeWidth={2.8} />
          </Btn>
        </Tip>
        {user && !user.guest ? <SeasonLine told={ownRank.data?.season} /> : null}
      </header>
      <section className={s.own} aria-label={t('ranked.card')}>
        <TeamSizes />
        <PlayerCard user={user} ownRank={ownRank.data} language={language} perk={perk} />
        <div className={s.queue}>
          <QueueButton language={language} />
        </div>
      </section>
      <div className={s.record}>
        <div className={s.scroll}>
          {user && !user.guest && !isNew ? (
            <Panel className={s.panel}>
              <LoadView of={ownRank}>{(data) => (data ? <RankedTimeline timeline={data.timeline} /> : null)}</LoadView>
            </Panel>
          ) : null}
          <Panel className={s.panel} aria-labelledby="ranked-history">
            <h2 id="ranked-history">{t('ranked.history')}</h2>
            <RankedMatches />
          </Panel>
        </div>
      </div>
      <RankedWindows ownRank={ownRank.data} perk={perk} onChoose={choose} />
    </main>
  );
}
