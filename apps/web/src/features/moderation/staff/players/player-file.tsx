import { hasRight } from '@syllaboom/engine';
import { Flag, History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CallReply } from '../../../../platform/api/create-api.ts';
import { formatAgo, formatDate, formatNumber } from '../../../../platform/i18n/format.ts';
import { Btn } from '../../../../ui/kit/buttons/btn.tsx';
import { Chip } from '../../../../ui/kit/chip.tsx';
import { useUser } from '../../../session/index.ts';
import { LoadView } from '../../../../ui/kit/waiting/load-view.tsx';
import { useApiQuery } from '../../../../platform/query/use-api-query.ts';
import { HeldRoles } from './held-roles.tsx';
import { PlayerName } from '../player-name.tsx';
import { SanctionForm } from '../sanctions/sanction-form.tsx';
import { SanctionList } from '../sanctions/sanction-list.tsx';
import s from '../staff.module.css';
import { UndoForm } from './undo-form.tsx';

type Found = CallReply<'staffPlayer'>;

function Facts({ player }: { player: Found['player'] }) {
  const { t } = useTranslation();
  const facts = [
    ['moderation.joined', formatDate(Date.parse(player.createdAt))],
    ['moderation.experience', formatNumber(player.exp)],
    ['moderation.matches', formatNumber(player.matches)],
  ] as const;
  return (
    <dl className={s.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Reports about the player, the open ones among them marked. */
function Reports({ reports }: { reports: Found['reports'] }) {
  const { t } = useTranslation();
  if (reports.length === 0) return <p className={s.quiet}>{t('moderation.none')}</p>;
  return (
    <ul className={s.sanctions}>
      {reports.map((report) => (
        <li key={report.id}>
          <p className={s.sanctionHead}>
            {report.categories.map((category) => (
              <Chip key={category} size="sm">
                {t(`moderation.category.${category}`)}
              </Chip>
            ))}
            <Chip size="sm" {...(report.status === 'dismissed' ? {} : { tone: 'bad' as const })}>
              {t(`moderation.status.${report.status}`)}
            </Chip>
            <small>
              {t('moderation.reportedBy', { name: report.reporter.displayName })}, {formatAgo(Date.parse(report.at))}
            </small>
          </p>
          {report.note === '' ? null : <p data-selectable="">{report.note}</p>}
        </li>
      ))}
    </ul>
  );
}

interface PlayerFileProps {
  id: string;
  onAudit: (player: { id: string; displayName: string }) => void;
  onFlags: (player: { id: string; displayName: string }) => void;
}

/** What the staff knows of a player, and what it can do. */
export function PlayerFile({ id, onAudit, onFlags }: PlayerFileProps) {
  const { t } = useTranslation();
  const viewer = useUser();
  const file = useApiQuery('staffPlayer', { params: { id } });
  return (
    <LoadView of={file}>
      {({ player, sanctions, reports }) => (
        <article className={s.case} aria-label={player.displayName}>
          <header className={s.caseHead}>
            <PlayerName player={player} size={52} />
          </header>
          <p className={s.names} data-selectable="">
            @{player.username} · {player.id}
          </p>
          <Facts player={player} />
          <div className={s.actions}>
            <Btn size="sm" onClick={() => onAudit(player)}>
              <History size={18} strokeWidth={2.7} />
              {t('moderation.section.audit')}
            </Btn>
            <Btn size="sm" onClick={() => onFlags(player)}>
              <Flag size={18} strokeWidth={2.7} aria-hidden="true" />
              {t('moderation.section.flags')}
            </Btn>
          </div>
          <section className={s.block}>
            <h3>{t('moderation.heldRoles')}</h3>
            <HeldRoles player={player} mayChange={hasRight(viewer?.roles ?? [], 'develop')} />
          </section>
          <section className={s.block}>
            <h3>{t('moderation.history')}</h3>
            <SanctionList sanctions={sanctions} mayLift />
          </section>
          <section className={s.block}>
            <h3>{t('moderation.reportsAgainst')}</h3>
            <Reports reports={reports} />
          </section>
          <SanctionForm player={player} reportId={null} />
          <UndoForm player={player} />
        </article>
      )}
    </LoadView>
  );
}
