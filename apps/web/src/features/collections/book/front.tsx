import type { Collection } from '@syllaboom/contracts';
import { Download, Eye, Flag, Globe, Lock, WholeWord } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { openProfile } from '../../../navigation/windows.ts';
import { formatWordCount } from '../../../platform/i18n/format.ts';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { EmojiText } from '../../../ui/emoji/emoji-text.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Tip } from '../../../ui/kit/popups/tip.tsx';
import { Cover } from '../cover.tsx';
import { reportCollection } from '../deeds/report-collection.ts';
import { type Draft, isChanged } from '../edit/draft.ts';
import { FavoriteCount } from '../favorite-button.tsx';
import { mayDownload } from '../may-download.ts';
import { Actions } from './actions.tsx';
import s from './front.module.css';
import { useOwner } from '../use-owner.ts';

const MARK = { size: 16, strokeWidth: 2.8, 'aria-hidden': true } as const;

/** Whose it is: a press opens the profile. Beside it the way to the staff. */
function Owner({ collection }: { collection: Collection }) {
  const { t } = useTranslation();
  const { id, displayName, avatar, frame } = useOwner(collection);
  return (
    <div className={s.whose}>
      <button
        type="button"
        className={s.owner}
        aria-label={t('collections.by', { name: displayName })}
        onClick={() => openProfile(id, displayName)}
      >
        <PlayerFace seed={avatar || id} frame={frame} size={34} />
        <span className={s.name}>
          <b style={{ '--letters': [...displayName].length } as CSSProperties}>{displayName}</b>
        </span>
      </button>
      <Tip label={t('profile.report')}>
        <Btn size="sm" icon aria-label={t('profile.report')} onClick={() => reportCollection(collection)}>
          <Flag size={17} strokeWidth={2.8} />
        </Btn>
      </Tip>
    </div>
  );
}

/** What is counted of it, and who sees it. */
function Figures({ collection, own }: { collection: Collection; own: boolean }) {
  const { t } = useTranslation();
  const { wordCount, views, downloads, favorites } = collection;
  const Sees = collection.public ? Globe : Lock;
  return (
    <ul className={s.figures}>
      <li>
        <WholeWord {...MARK} />
        {t('collections.words', { count: wordCount })}
      </li>
      {own ? (
        <li>
          <Sees {...MARK} />
          {t(collection.public ? 'collections.public' : 'collections.private')}
        </li>
      ) : null}
      <li>
        <Eye {...MARK} />
        <span aria-hidden="true">{formatWordCount(views)}</span>
        <span className="sr">{t('collections.views', { count: views })}</span>
      </li>
      {/* Elsewhere the button bears it. */}
      {mayDownload(collection, own) ? null : (
        <li>
          <Download {...MARK} />
          <span aria-hidden="true">{formatWordCount(downloads)}</span>
          <span className="sr">{t('collections.downloads', { count: downloads })}</span>
        </li>
      )}
      {own ? (
        <li>
          <FavoriteCount count={favorites} />
        </li>
      ) : null}
    </ul>
  );
}

interface FrontProps {
  readonly collection: Collection;
  /** What the form says now: the cover shows it. */
  readonly draft: Draft;
  readonly own: boolean;
  readonly edited: boolean;
}

/** The cover of an open collection, what is said and counted of it, and what can be done with it. */
export function Front({ collection, draft, own, edited }: FrontProps) {
  const { t } = useTranslation();
  const { name, description, locale } = draft;
  const title = name.trim() === '' ? t('collections.untitled') : <EmojiText text={name} />;
  return (
    <aside className={s.front} data-edited={edited || undefined}>
      <div className={s.cover} aria-hidden="true">
        <Cover id={collection.id} name={name} locale={locale} large />
      </div>
      <div className={s.about}>
        <h2 className={s.title} data-selectable="">
          {title}
        </h2>
        {own ? null : <Owner collection={collection} />}
        {description === '' ? null : (
          <p className={s.description} data-selectable="">
            <EmojiText text={description} />
          </p>
        )}
        <Figures collection={collection} own={own} />
      </div>
      <Actions collection={collection} own={own} edited={edited} unsaved={isChanged(draft, collection)} />
    </aside>
  );
}
