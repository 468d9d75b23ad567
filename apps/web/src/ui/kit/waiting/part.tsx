import { RefreshCw } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmbedded } from '../../../platform/discord/launch.ts';
import { i18n } from '../../../platform/i18n/i18n.ts';
import { page } from '../../../platform/page.ts';
import { Boundary } from '../../boundary.tsx';
import { forgetFailedParts } from '../../lazy-part.tsx';
import { showError } from '../../toasts/toasts.tsx';
import { Btn } from '../buttons/btn.tsx';
import { EmptyState } from './empty-state.tsx';
import s from './load-view.module.css';

/**
 * Starts over, unless nobody would answer: the page that is still there is better than none. Inside the chat platform, where
 * the page can't be loaded anew, only the part is asked for again.
 */
async function tryAgain(askAgain: () => void): Promise<void> {
  try {
    await fetch(document.baseURI, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return showError(i18n.t('connection.network'));
  }
  if (!isEmbedded()) return page.startOver();
  forgetFailedParts();
  askAgain();
}

function MissingPart({ onAskAgain }: { onAskAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={s.centre} role="alert">
      <EmptyState title={t(navigator.onLine ? 'connection.unexpected' : 'connection.network')} seed="Lumi" mood="panic">
        <Btn onClick={() => void tryAgain(onAskAgain)}>
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
export function Part({ waiting, children }: PartProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Boundary key={attempt} fallback={<MissingPart onAskAgain={() => setAttempt(attempt + 1)} />}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </Boundary>
  );
}
