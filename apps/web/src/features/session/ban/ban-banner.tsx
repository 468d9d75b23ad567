import { RefreshCw } from 'lucide-react';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../platform/i18n/format.ts';
import { page } from '../../../platform/page.ts';
import { Critter } from '../../../ui/critter/critter.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { ornamentPart } from '../../../ui/lazy-part.tsx';
import { AppealForm } from './appeal-form.tsx';
import s from './ban-banner.module.css';
import { useSession } from '../session-store.ts';

// The first files know nothing of what a server offers.
const CommunityLink = ornamentPart(async () => ({ default: (await import('./community-link.tsx')).CommunityLink }));

/** Why and for how long, as far as the refusal told. */
function Terms({ until, reason }: { until: string | null; reason: string | null }) {
  const { t } = useTranslation();
  const end = until === null ? Number.NaN : Date.parse(until);
  return (
    <div className={s.terms}>
      {reason === null ? null : <p data-selectable="">{t('moderation.banReason', { reason })}</p>}
      <p>{Number.isNaN(end) ? t('moderation.banNever') : t('moderation.banUntil', { date: formatMoment(end) })}</p>
    </div>
  );
}

function Banner() {
  const { t } = useTranslation();
  const ban = useSession((state) => state.ban);
  const dialog = useRef<HTMLDialogElement>(null);
  // The top layer: whatever is open below can neither be reached nor read.
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={s.banner}
      role="alertdialog"
      data-open=""
      aria-labelledby="ban-title"
      onCancel={(event) => event.preventDefault()}
      onClose={() => dialog.current?.showModal()}
    >
      <div className={s.message}>
        <Critter seed="MangoTango8" mood="out" size={120} />
        <h1 id="ban-title">{t('session.bannedTitle')}</h1>
        <p className={s.pointer}>{t('session.bannedText')}</p>
        <Suspense fallback={null}>
          <CommunityLink />
        </Suspense>
        {ban ? <Terms until={ban.until} reason={ban.reason} /> : null}
        {ban && ban.appeal !== null ? <AppealForm token={ban.appeal} /> : null}
        <Btn size="sm" onClick={() => page.startOver()}>
          <RefreshCw size={17} strokeWidth={2.8} />
          {t('common.retry')}
        </Btn>
      </div>
    </dialog>
  );
}

/** The red banner over everything for a banned player. */
export function BanBanner() {
  const banned = useSession((state) => state.banned);
  return banned ? <Banner /> : null;
}
