import type { AchievementView } from '@syllaboom/contracts';
import { ACHIEVEMENT_KINDS, type AchievementKind } from '@syllaboom/engine';
import { Check, Crown, Gem, Hammer, type LucideIcon, RefreshCw, Repeat, Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../platform/i18n/format.ts';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../ui/kit/waiting/empty-state.tsx';
import { Progress } from '../../ui/kit/waiting/progress.tsx';
import { Spinner } from '../../ui/kit/waiting/spinner.tsx';
import s from './achievements.module.css';
import { askAchievements, claimAchievement, useAchievements } from './achievements-store.ts';

const ICONS: Record<AchievementKind, LucideIcon> = { words: Hammer, wins: Crown, games: Repeat, players: Users };

/** One step: what it asks for, how far the player is, what it gives, and the claim. */
function Step({ view }: { view: AchievementView }) {
  const { t } = useTranslation();
  const claiming = useAchievements((state) => state.claiming.includes(view.id));
  const { id, kind, target, reward, isClaimable, isClaimed } = view;
  const progress = Math.min(view.progress, target);
  const name = t(`achievements.text.${kind}`, { target: formatNumber(target) });
  const counted = `${formatNumber(progress)}/${formatNumber(target)}`;
  const words = isClaimed ? 'achievements.claimed' : isClaimable ? 'achievements.claim' : 'achievements.inProgress';
  return (
    <li className={s.step} data-state={isClaimed ? 'claimed' : isClaimable ? 'claimable' : 'open'}>
      <p className={s.name}>{name}</p>
      <p className={s.reward}>
        <Gem size={18} strokeWidth={2.6} aria-hidden="true" />
        <span className="sr">{t('achievements.reward', { count: reward })}</span>
        <b aria-hidden="true">{reward}</b>
      </p>
      <div className={s.progress}>
        <Progress value={target === 0 ? 1 : progress / target} label={`${name}: ${counted}`} />
        <b>{counted}</b>
      </div>
      <Btn
        size="sm"
        tone={isClaimable ? 'gold' : 'plain'}
        disabled={!isClaimable || claiming}
        aria-label={isClaimable ? t('achievements.claimNamed', { name }) : undefined}
        onClick={() => claimAchievement(id)}
      >
        {isClaimed ? <Check size={17} strokeWidth={3.2} aria-hidden="true" /> : null}
        {t(words)}
      </Btn>
    </li>
  );
}

function Kind({ kind, views }: { kind: AchievementKind; views: readonly AchievementView[] }) {
  const { t } = useTranslation();
  const Icon = ICONS[kind];
  return (
    <section className={s.kind} aria-labelledby={`achievements-${kind}`}>
      <h3 id={`achievements-${kind}`}>
        <span className={s.icon}>
          <Icon size={24} strokeWidth={2.5} aria-hidden="true" />
        </span>
        {t(`achievements.kind.${kind}`)}
      </h3>
      <ul className={s.steps}>
        {views.map((view) => (
          <Step key={view.id} view={view} />
        ))}
      </ul>
    </section>
  );
}

const offers = (views: readonly AchievementView[], kind: AchievementKind): number =>
  views.some((view) => view.kind === kind && view.isClaimable) ? 1 : 0;

/** Sixteen steps of four kinds; those with something to claim stand first, as the page was opened. */
export function AchievementList() {
  const { t } = useTranslation();
  const views = useAchievements((state) => state.views);
  const failed = useAchievements((state) => state.failed);
  useEffect(askAchievements, []);
  const order = useRef<readonly AchievementKind[] | null>(null);
  if (failed && !views)
    return (
      <div role="alert">
        <EmptyState title={t('achievements.failed')} seed="Lumi" mood="panic">
          <Btn onClick={askAchievements}>
            <RefreshCw size={18} strokeWidth={2.8} />
            {t('common.retry')}
          </Btn>
        </EmptyState>
      </div>
    );
  if (!views)
    return (
      <div className={s.waiting}>
        <Spinner label={t('common.loading')} />
      </div>
    );
  order.current ??= ACHIEVEMENT_KINDS.toSorted((one, other) => offers(views, other) - offers(views, one));
  const done = views.filter(({ isClaimed }) => isClaimed).length;
  return (
    <div className={s.page}>
      <p className={s.count}>{t('achievements.count', { done, all: views.length })}</p>
      {order.current.map((kind) => (
        <Kind key={kind} kind={kind} views={views.filter((view) => view.kind === kind)} />
      ))}
    </div>
  );
}
