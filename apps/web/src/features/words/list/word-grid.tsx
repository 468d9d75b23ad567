import type { WordItem } from '@syllaboom/contracts';
import { Crown, History, Repeat2, Sparkles, Users } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { openWord } from '../../../navigation/windows.ts';
import { formatAgo, formatNumber } from '../../../platform/i18n/format.ts';
import { LocaleFlag } from '../../../ui/flag/flag.tsx';
import s from './word-grid.module.css';

const ICON = { size: 15, strokeWidth: 2.8, 'aria-hidden': true } as const;
const MARK = { size: 14, strokeWidth: 2.8, 'aria-hidden': true } as const;

/** What makes a word special, as signs with their words. */
function Marks({ d, tu }: Pick<WordItem, 'd' | 'tu'>) {
  const { t } = useTranslation();
  if (!d && tu !== 1) return null;
  return (
    <span className={s.marks}>
      {d ? (
        <i title={t('words.yours')}>
          <Sparkles {...MARK} />
          <span className="sr">{t('words.yours')}</span>
        </i>
      ) : null}
      {tu === 1 ? (
        <i title={t('words.eliteWord')}>
          <Crown {...MARK} />
          <span className="sr">{t('words.eliteWord')}</span>
        </i>
      ) : null}
    </span>
  );
}

function Facts({ d, u, tu, ld }: WordItem) {
  const { t } = useTranslation();
  return (
    <span className={s.facts}>
      <span>
        <Repeat2 {...ICON} />
        <span aria-hidden="true">{formatNumber(u)}</span>
        <span className="sr">{t('profile.uses', { count: u })}</span>
      </span>
      <span>
        <Users {...ICON} />
        <span aria-hidden="true">{formatNumber(tu)}</span>
        <span className="sr">{t('words.players', { count: tu })}</span>
      </span>
      <span>
        <History {...ICON} />
        {ld === null ? t('words.neverUsed') : formatAgo(Date.parse(ld))}
      </span>
      <Marks d={d} tu={tu} />
    </span>
  );
}

const Sticker = memo(function Sticker({ item, minimal }: { item: WordItem; minimal: boolean }) {
  const { w, l, d, tu } = item;
  return (
    <li>
      <button
        type="button"
        className={s.sticker}
        data-word={w}
        data-own={d || undefined}
        data-elite={(d && tu === 1) || undefined}
        style={{ '--n': [...w].length } as CSSProperties}
        onClick={() => openWord(l, w)}
      >
        <span className={s.head}>
          <LocaleFlag locale={l} />
          <b lang={l}>{w}</b>
        </span>
        {minimal ? <Marks d={d} tu={tu} /> : <Facts {...item} />}
      </button>
    </li>
  );
});

/** Words stuck into an album; a press opens what is known of one. */
export function WordGrid({ words, minimal, label }: { words: readonly WordItem[]; minimal: boolean; label: string }) {
  return (
    <ul className={s.grid} data-view={minimal ? 'minimal' : 'detailed'} aria-label={label}>
      {words.map((item) => (
        <Sticker key={`${item.l} ${item.w}`} item={item} minimal={minimal} />
      ))}
    </ul>
  );
}
