import type { Collection, CollectionWordSort } from '@syllaboom/contracts';
import { X } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openWord } from '../../../navigation/windows.ts';
import { WordLink } from '../../../ui/kit/buttons/word-link.tsx';
import { Tile } from '../../../ui/kit/tile.tsx';
import { removeWord } from '../deeds/remove-word.ts';
import s from './paper.module.css';
import { groupWords } from './word-groups.ts';

/** As long as this, a word takes two columns. */
const LONG = 17;

interface PaperProps {
  readonly collection: Collection;
  readonly words: readonly string[];
  readonly sort: CollectionWordSort;
  readonly editable: boolean;
  /** Other words are on their way. */
  readonly busy: boolean;
}

interface EntryProps {
  readonly word: string;
  readonly locale: string;
  readonly leaving: boolean;
  readonly onRemove: (() => void) | null;
}

/** A word, and what takes it out. */
function Entry({ word, locale, leaving, onRemove }: EntryProps) {
  const { t } = useTranslation();
  const letters = [...word].length;
  return (
    <li
      className={s.entry}
      style={{ '--letters': letters } as CSSProperties}
      data-word={word}
      data-long={letters >= LONG || undefined}
      aria-busy={leaving}
    >
      <WordLink word={word} locale={locale} className={s.word} onOpen={() => openWord(locale, word)} />
      {onRemove === null ? null : (
        <button
          type="button"
          className={s.remove}
          aria-label={t('collections.removeNamed', { word })}
          aria-disabled={leaving || undefined}
          onClick={onRemove}
        >
          <X size={16} strokeWidth={3.4} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

/** A page of words as in a dictionary: below their letters, on ruled paper. */
export function Paper({ collection, words, sort, editable, busy }: PaperProps) {
  const { t } = useTranslation();
  const { id, locale, hidden } = collection;
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const remove = async (word: string) => {
    if (leaving.has(word)) return;
    setLeaving((before) => new Set([...before, word]));
    await removeWord(id, word);
    setLeaving((before) => new Set([...before].filter((other) => other !== word)));
  };
  return (
    <div className={s.paper} aria-busy={busy}>
      {groupWords(words, sort).map(({ heading, words: group }) => (
        <section key={heading} className={s.group} data-plain={heading === '' || undefined}>
          {heading === '' ? null : (
            <h3>
              <Tile letter={heading} className={s.letter ?? ''} hit />
              <span className="sr">
                {sort === 'length' ? t('collections.letters', { count: Number(heading) }) : heading}
              </span>
            </h3>
          )}
          <ul className={s.entries} lang={locale}>
            {group.map((word) => (
              <Entry
                key={word}
                word={word}
                locale={locale}
                leaving={leaving.has(word)}
                onRemove={editable && !hidden ? () => void remove(word) : null}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
