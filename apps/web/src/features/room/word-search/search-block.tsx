import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsForCode } from '../../../platform/i18n/error-words.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import type { SearchBlock, SearchOutcome } from './search-session.ts';
import { splitAtMatch } from './search-text.ts';
import s from './word-search.module.css';

interface SearchBlockViewProps {
  block: SearchBlock;
  onPick: (word: string) => void;
}

function Found({ block, outcome, onPick }: SearchBlockViewProps & { outcome: SearchOutcome & { kind: 'found' } }) {
  const { t } = useTranslation();
  const { words, total, limited } = outcome;
  const count =
    words.length < total
      ? t('chat.shown', { shown: formatNumber(words.length), total: formatNumber(total) })
      : t('chat.found', { count: total });
  return (
    <>
      <p className={s.blockHead}>
        <b lang={block.language}>{block.query}</b>
        <span>{count}</span>
        {limited ? <i>{t('chat.limited')}</i> : null}
      </p>
      <ul className={s.words} lang={block.language}>
        {words.map((word) => {
          const [before, match, after] = splitAtMatch(word, block.query);
          return (
            <li key={word}>
              <button type="button" onClick={() => onPick(word)}>
                {before}
                {match ? <mark>{match}</mark> : null}
                {after}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** One answer in the log: words to click, or why there are none. */
export const SearchBlockView = memo(function SearchBlockView({ block, onPick }: SearchBlockViewProps) {
  const { t } = useTranslation();
  const { query, outcome } = block;
  return (
    <div className={s.block} data-search-block="">
      {outcome.kind === 'found' ? <Found block={block} outcome={outcome} onPick={onPick} /> : null}
      {outcome.kind === 'none' ? <p>{t('chat.searchNone', { query })}</p> : null}
      {outcome.kind === 'failed' ? <p className={s.bad}>{t('chat.searchFailed', { query })}</p> : null}
      {outcome.kind === 'refused' ? (
        <p className={s.bad}>
          {t('chat.searchError', { error: wordsForCode(outcome.cause.code, outcome.cause.params) })}
        </p>
      ) : null}
    </div>
  );
});
