import { hasRight } from '@syllaboom/engine';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStreaming } from '../../../platform/streamer/streamer-mode.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../../ui/kit/waiting/empty-state.tsx';
import { Part } from '../../../ui/kit/waiting/part.tsx';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import { Panel } from '../../../ui/kit/layout/panel.tsx';
import { Tabs } from '../../../ui/kit/layout/tabs.tsx';
import { openWindow } from '../../../ui/windows/manager.ts';
import { StaffCodes } from '../../codes/index.ts';
import { SecondFactorGate, useUser } from '../../session/index.ts';
import { ProposalsList } from '../proposals/proposals-list.tsx';
import { RemovalsList } from '../removals/removals-list.tsx';
import { AnnounceForm } from './announce-form.tsx';
import { AppealQueue } from './sanctions/appeal-queue.tsx';
import { AuditLog } from './audit/audit-log.tsx';
import { FlagQueue } from './audit/flag-queue.tsx';
import { PlayerLookup } from './players/player-lookup.tsx';
import { ReportQueue } from './reports/report-queue.tsx';
import { TradingPairs } from './sales/trading-pairs.tsx';
import s from './screen.module.css';
import type { StaffArea } from './staff-areas.ts';
import { TriviaPage } from './trivia-page.tsx';

const SECTIONS = ['reports', 'players', 'appeals', 'flags', 'sales', 'audit', 'announce'] as const;
/** Codes are for developers. */
type GmSection = (typeof SECTIONS)[number] | 'codes';

interface Named {
  readonly id: string;
  readonly displayName: string;
}

/** Reports, players, appeals, flagged matches, who sells whom most, what was done, a word to everybody and, for developers, codes. */
function GameModeration() {
  const { t } = useTranslation();
  const [section, setSection] = useState<GmSection>('reports');
  const [player, setPlayer] = useState<string | null>(null);
  const [about, setAbout] = useState<Named | null>(null);
  const openFile = (id: string) => {
    setPlayer(id);
    setSection('players');
  };
  const [flagsOf, setFlagsOf] = useState<Named | null>(null);
  const openFlags = (of: Named) => {
    setFlagsOf(of);
    setSection('flags');
  };
  const openAudit = (of: Named) => {
    setAbout(of);
    setSection('audit');
  };
  const bodies = {
    reports: <ReportQueue onPlayer={openFile} />,
    players: <PlayerLookup chosen={player} onChoose={setPlayer} onAudit={openAudit} onFlags={openFlags} />,
    appeals: <AppealQueue />,
    flags: <FlagQueue key={flagsOf?.id} about={flagsOf} onAll={() => setFlagsOf(null)} onPlayer={openFile} />,
    sales: <TradingPairs />,
    audit: <AuditLog key={about?.id} about={about} onAll={() => setAbout(null)} />,
    announce: <AnnounceForm />,
    codes: (
      <Part waiting={<Spinner label={t('common.loading')} />}>
        <StaffCodes />
      </Part>
    ),
  };
  const roles = useUser()?.roles ?? [];
  const sections = hasRight(roles, 'develop') ? [...SECTIONS, 'codes' as const] : SECTIONS;
  return (
    <Tabs
      label={t('moderation.gm')}
      value={section}
      onChange={setSection}
      panelClassName={s.body}
      tabs={sections.map((id) => ({ id, label: t(`moderation.section.${id}`), body: bodies[id] }))}
    />
  );
}

/** Words that leave the dictionaries, words that are missing and, for those who judge content, proposed questions. */
function LanguageModeration() {
  const { t } = useTranslation();
  const roles = useUser()?.roles ?? [];
  const bodies = { removals: <RemovalsList />, proposals: <ProposalsList />, trivia: <TriviaPage /> };
  const sections = hasRight(roles, 'content')
    ? (['removals', 'proposals', 'trivia'] as const)
    : (['removals', 'proposals'] as const);
  return (
    <Tabs
      label={t('moderation.lm')}
      panelClassName={s.body}
      tabs={sections.map((id) => ({ id, label: t(`moderation.section.${id}`), body: bodies[id] }))}
    />
  );
}

/** The staff's work is about names: nothing of it is left where they are hidden. */
function StaffVeil({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  if (!useStreaming()) return children;
  return (
    <EmptyState title={t('streamer.chatHidden')} text={t('streamer.staffHidden')}>
      <Btn onClick={() => openWindow('settings')}>{t('common.settings')}</Btn>
    </EmptyState>
  );
}

/** The page behind one of the staff's tabs. */
export function StaffScreen({ area }: { area: StaffArea }) {
  const { t } = useTranslation();
  return (
    <main className={s.screen} aria-label={t(`moderation.${area}`)}>
      <Panel className={s.panel}>
        <StaffVeil>
          <SecondFactorGate>{area === 'gm' ? <GameModeration /> : <LanguageModeration />}</SecondFactorGate>
        </StaffVeil>
      </Panel>
    </main>
  );
}
