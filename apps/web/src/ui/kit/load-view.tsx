import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from './btn.tsx';
import { EmptyState } from './empty-state.tsx';
import { Spinner } from './spinner.tsx';
import s from './load-view.module.css';
import type { Loaded } from '../../platform/api/use-load.ts';

interface LoadViewProps<Data> {
  of: Loaded<Data>;
  /** Instead of the failure's own sentence. */
  failed?: string;
  children: (data: Data) => ReactNode;
}

/** Waits, says why nothing came and offers another try, or shows what came. */
export function LoadView<Data>({ of, failed, children }: LoadViewProps<Data>) {
  const { t } = useTranslation();
  if (of.failure !== null)
    return (
      <div className={s.centre} role="alert">
        <EmptyState title={failed ?? of.failure} seed="Lumi" mood="panic">
          <Btn onClick={of.reload}>
            <RefreshCw size={18} strokeWidth={2.8} />
            {t('common.retry')}
          </Btn>
        </EmptyState>
      </div>
    );
  if (of.data === null)
    return (
      <div className={s.centre}>
        <Spinner label={t('common.loading')} />
      </div>
    );
  return children(of.data);
}
