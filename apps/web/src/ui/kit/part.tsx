import { RefreshCw } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../platform/i18n/i18n.ts';
import { page } from '../../platform/page.ts';
import { Boundary } from '../boundary.tsx';
import { showError } from '../toasts/toasts.tsx';
import { Btn } from './btn.tsx';
import { EmptyState } from './empty-state.tsx';
import s from './load-view.module.css';

/** Starts over, unless nobody would answer: the page that is still there is better than none. */
const tryAgain = (): Promise<void> =>
  fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' }).then(
    () => page.startOver(),
    () => showError(i18n.t('connection.network')),
  );

function MissingPart() {
  const { t } = useTranslation();
  return (
    <div className={s.centre} role="alert">
      <EmptyState title={t(navigator.onLine ? 'connection.unexpected' : 'connection.network')} seed="Lumi" mood="panic">
        <Btn onClick={() => void tryAgain()}>
          <RefreshCw size={18} strokeWidth={2.8} />
          {t('common.retry')}
        </Btn>
      </EmptyState>
    </div>
  );
}

interface PartProps {
  /** Stands there until the part is fetched. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * A part of the page that is fetched when it is first needed. Where it can't be had, or can't be drawn, that is said in its
 * place: the rest of the page goes on.
 */
export const Part = ({ waiting, children }: PartProps) => (
  <Boundary fallback={<MissingPart />}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </Boundary>
);
