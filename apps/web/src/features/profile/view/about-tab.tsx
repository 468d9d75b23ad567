import { BadgeCheck, BookCheck, Copy } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../../platform/clipboard.ts';
import { categoryName } from '../../../platform/i18n/category-name.ts';
import { formatLanguage } from '../../../platform/i18n/format.ts';
import { loadEffectNames } from '../../../ui/cosmetics/effect-names.ts';
import { EmojiText } from '../../../ui/emoji/emoji-text.tsx';
import { LocaleFlag } from '../../../ui/flag/flag.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { showNotice } from '../../../ui/toasts/toasts.tsx';
import s from './about-tab.module.css';
import { RankBlock } from './rank-block.tsx';
import { STATS } from './stat-list.ts';
import type { ProfileReply } from './use-profile.ts';

// Their names are fetched only where somebody wears any.
const WornEffects = lazyPart(async () => {
  const [{ WornEffects: Worn }] = await Promise.all([import('./worn-effects.tsx'), loadEffectNames()]);
  return { default: Worn };
});

/** A click copies the id. */
function IdButton({ id }: { id: string }) {
  const { t } = useTranslation();
  const copy = async () => showNotice((await copyText(id)) ? t('profile.idCopied') : id);
  return (
    <button type="button" className={s.id} aria-label={t('profile.copyId', { id })} onClick={() => void copy()}>
      <code>{id}</code>
      <Copy size={16} strokeWidth={2.8} />
    </button>
  );
}

function Completed({ categories }: { categories: ProfileReply['p']['achivements'] }) {
  const { t } = useTranslation();
  return (
    <section className={s.completed}>
      <h3>{t('profile.completed')}</h3>
      {categories.length === 0 ? <p className={s.quiet}>{t('profile.completedNone')}</p> : null}
      <ul>
        {categories.map(({ achievement, locale, count, claimed }) => (
          <li key={`${achievement} ${locale}`} title={formatLanguage(locale)}>
            <BookCheck size={19} strokeWidth={2.6} />
            <b>{categoryName(t, achievement)}</b>
            {claimed ? (
              <span className={s.claimed}>
                <BadgeCheck size={19} strokeWidth={2.6} aria-hidden="true" />
                <span className="sr">{t('categories.claimed')}</span>
              </span>
            ) : null}
            <LocaleFlag locale={locale} />
            <small>{t('profile.wordCount', { count })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Text, id, rank, statistics and completed categories. */
export function AboutTab({ reply }: { reply: ProfileReply }) {
  const { t } = useTranslation();
  const { p } = reply;
  return (
    <div className={s.about}>
      <div className={s.bio}>
        <p data-selectable="" data-empty={p.about === '' || undefined}>
          <EmojiText text={p.about || t('profile.noAbout')} />
        </p>
        <IdButton id={p.id} />
      </div>
      <RankBlock wp={p.wp} />
      {p.streak > 0 || p.heart > 0 ? (
        <Suspense fallback={null}>
          <WornEffects streak={p.streak} heart={p.heart} seed={p.avatar || p.id} />
        </Suspense>
      ) : null}
      <section>
        <h3>{t('profile.stats')}</h3>
        <dl className={s.stats}>
          {STATS.map(({ id, label, read }) => (
            <div key={id} data-stat={id}>
              <dt>{t(label)}</dt>
              <dd>{read(reply, t)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Completed categories={p.achivements} />
    </div>
  );
}
