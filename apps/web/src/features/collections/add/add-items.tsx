import type { Collection } from '@syllaboom/contracts';
import { COLLECTIONS } from '@syllaboom/engine';
import { Library, Plus, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openCollections, openNewCollection } from '../../../navigation/windows.ts';
import { wordsForCode } from '../../../platform/i18n/error-words.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { EmojiText } from '../../../ui/emoji/emoji-text.tsx';
import { LocaleFlag } from '../../../ui/flag/flag.tsx';
import { MenuItem, MenuSeparator } from '../../../ui/kit/popups/popup-menu.tsx';
import { COLLECTIONS_FRESH_MS } from '../collection-timings.ts';
import { addWord } from '../deeds/add-word.ts';
import s from './add-items.module.css';

interface AddItemsProps {
  readonly locale: string;
  readonly word: string;
}

/** Those of the word's language first. */
const inOrder = (collections: readonly Collection[], locale: string): readonly Collection[] => [
  ...collections.filter((one) => one.locale === locale),
  ...collections.filter((one) => one.locale !== locale),
];

/** The player's collections as items of a menu: a press puts the word into one. Below them the way to a new one. */
export function AddItems({ locale, word }: AddItemsProps) {
  const { t } = useTranslation();
  const query = { limit: String(COLLECTIONS.page) };
  const own = useApiQuery('myCollections', { query }, { staleTime: COLLECTIONS_FRESH_MS });
  if (own.failure !== null)
    return (
      <>
        <p className={s.said} role="alert">
          {t('collections.loadFailed')}
        </p>
        <MenuItem stays icon={<RefreshCw size={17} strokeWidth={2.8} />} onClick={own.reload}>
          {t('common.retry')}
        </MenuItem>
      </>
    );
  if (own.data === null)
    return (
      <p className={s.said} role="status">
        {t('common.loading')}
      </p>
    );
  const { collections, pagination } = own.data;
  return (
    <>
      {collections.length === 0 ? <p className={s.said}>{t('collections.noneMine')}</p> : null}
      {inOrder(collections, locale).map((one) => {
        const isFull = one.wordCount >= COLLECTIONS.mostWords;
        return (
          <MenuItem
            key={one.id}
            icon={<LocaleFlag locale={one.locale} />}
            disabled={isFull || one.hidden}
            onClick={() => void addWord(one, word)}
          >
            <span className={s.name}>
              <EmojiText text={one.name} />
            </span>
            <small className={s.count}>{isFull ? wordsForCode('collection/full') : formatNumber(one.wordCount)}</small>
          </MenuItem>
        );
      })}
      <MenuSeparator />
      {pagination.totalCollections >= COLLECTIONS.most ? null : (
        <MenuItem icon={<Plus size={17} strokeWidth={3} />} onClick={() => openNewCollection({ locale, word })}>
          {t('collections.new')}
        </MenuItem>
      )}
      <MenuItem icon={<Library size={17} strokeWidth={2.8} />} onClick={openCollections}>
        {t('collections.mine')}
      </MenuItem>
    </>
  );
}
