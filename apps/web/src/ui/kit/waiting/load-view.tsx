import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../buttons/btn.tsx';
import { EmptyState } from './empty-state.tsx';
import { Spinner } from './spinner.tsx';
import s from './load-view.module.css';
import type { Loaded } from '../../../platform/query/use-api-query.ts';

interface LoadViewProps<Data> {
  of: Loaded<Data>;
  /** Instead of the failure's own sentence. */
  failed?: string;
  /** What is said, without another try, of what does not exist (any more). */
  missing?: string;
  /** More about it, below. */
  detail?: string;
  /** In a box or a strip: no critter, no height of its own. */
  small?: boolean;
  children: (data: Data) => ReactNode;
}

/** There is no such thing. */
const NOT_FOUND = 404;

/** Waits, says why nothing came and offers another try where it may help, or shows what came. */
export function LoadView<Data>({ of, failed, missing, detail, small = false, children }: LoadViewProps<Data>) {
  const { t } = useTranslation();
  const place = small ? s.small : s.centre;
  if (of.failure !== null) {
    const isMissing = of.status === NOT_FOUND && missing !== undefined;
    const said = isMissing ? missing : (failed ?? of.failure);
    const again = isMissing ? null : (
      <Btn size={small ? 'sm' : 'md'} onClick={of.reload}>
        <RefreshCw size={18} strokeWidth={2.8} />
        {t('common.retry')}
      </Btn>
    );
    return (
      <div className={place} role="alert">
        {small ? (
          <>
            <p>{said}</p>
            {again}
          </>
        ) : (
          <EmptyState title={said} text={detail} seed="Lumi" mood={isMissing ? 'out' : 'panic'}>
            {again}
          </EmptyState>
        )}
      </div>
    );
  }
  if (of.data === null)
    return (
      <div className={place}>
        <Spinner label={t('common.loading')} />
      </div>
    );
  return children(of.data);
}
