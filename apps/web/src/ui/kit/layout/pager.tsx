import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { Btn } from '../buttons/btn.tsx';
import { pageNumbers } from './page-numbers.ts';
import s from './pager.module.css';

interface PagerProps {
  /** From 1 on. */
  page: number;
  total: number;
  perPage: number;
  onPage: (page: number) => void;
  /** Shows the numbers of the pages around this one, too. */
  numbered?: boolean;
}

/** Pages by their numbers: the first, the last, and two on either side of the one that is shown. */
function Numbers({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const { t } = useTranslation();
  return (
    <ol className={s.numbers}>
      {pageNumbers(page, pages).map((entry) => (
        <li key={entry} data-far={(typeof entry === 'number' && Math.abs(entry - page) > 1) || undefined}>
          {typeof entry === 'number' ? (
            <button
              type="button"
              className={s.number}
              aria-label={t('common.toPage', { page: entry })}
              aria-current={entry === page ? 'page' : undefined}
              onClick={() => entry !== page && onPage(entry)}
            >
              {formatNumber(entry)}
            </button>
          ) : (
            <span aria-hidden="true">…</span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Back and forth through a list; nothing where all fits on one page. */
export function Pager({ page, total, perPage, onPage, numbered = false }: PagerProps) {
  const { t } = useTranslation();
  const pages = Math.max(1, Math.ceil(total / perPage));
  const last = useRef(onPage);
  last.current = onPage;
  // The last entry of the last page may have gone.
  useEffect(() => {
    if (page > pages) last.current(pages);
  }, [page, pages]);
  if (pages === 1 && page === 1) return null;
  return (
    <nav className={s.pager} data-numbered={numbered || undefined} aria-label={t('common.page', { page, pages })}>
      <Btn size="sm" icon aria-label={t('common.previousPage')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={20} strokeWidth={3} />
      </Btn>
      <p className={numbered ? 'sr' : undefined} aria-live="polite">
        {t('common.page', { page, pages })}
      </p>
      {numbered ? <Numbers page={page} pages={pages} onPage={onPage} /> : null}
      <Btn size="sm" icon aria-label={t('common.nextPage')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight size={20} strokeWidth={3} />
      </Btn>
    </nav>
  );
}
