import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../buttons/btn.tsx';
import s from './pager.module.css';

interface PagerProps {
  /** From 1 on. */
  page: number;
  total: number;
  perPage: number;
  onPage: (page: number) => void;
}

/** Back and forth through a list; nothing where all fits on one page. */
export function Pager({ page, total, perPage, onPage }: PagerProps) {
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
    <nav className={s.pager} aria-label={t('common.page', { page, pages })}>
      <Btn size="sm" icon aria-label={t('common.previousPage')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={20} strokeWidth={3} />
      </Btn>
      <p aria-live="polite">{t('common.page', { page, pages })}</p>
      <Btn size="sm" icon aria-label={t('common.nextPage')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight size={20} strokeWidth={3} />
      </Btn>
    </nav>
  );
}
