import { useTranslation } from 'react-i18next';
import { formatDecimal } from '../../platform/i18n/format.ts';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../ui/kit/waiting/empty-state.tsx';
import { Panel } from '../../ui/kit/layout/panel.tsx';
import { Progress } from '../../ui/kit/waiting/progress.tsx';
import { Spinner } from '../../ui/kit/waiting/spinner.tsx';
import s from './practice.module.css';
import type { PackFailure } from './word-pack.ts';

export type DownloadState =
  | { readonly k: 'receiving'; readonly received: number; readonly total: number | null }
  | { readonly k: 'opening' }
  | { readonly k: 'failed'; readonly failure: PackFailure | 'damaged' };

const FAILED = {
  network: 'practice.failedNetwork',
  building: 'practice.failedBuilding',
  damaged: 'practice.failedDamaged',
} as const satisfies Record<PackFailure | 'damaged', string>;

const KILOBYTE = 1024;
const inMegabytes = (bytes: number): string => formatDecimal(bytes / KILOBYTE / KILOBYTE);

interface PracticeDownloadProps {
  state: DownloadState;
  onRetry: () => void;
  onBack: () => void;
}

/** The word list comes: how much of it, or why not. */
export function PracticeDownload({ state, onRetry, onBack }: PracticeDownloadProps) {
  const { t } = useTranslation();
  if (state.k === 'failed')
    return (
      <main className={s.menu}>
        <Panel className={s.download}>
          <EmptyState title={t('practice.failed')} text={t(FAILED[state.failure])} mood="out">
            <div className={s.actions}>
              <Btn onClick={onBack}>{t('practice.back')}</Btn>
              <Btn tone="gold" onClick={onRetry}>
                {t('common.retry')}
              </Btn>
            </div>
          </EmptyState>
        </Panel>
      </main>
    );
  return (
    <main className={s.menu}>
      <Panel className={s.download}>
        <Spinner label={state.k === 'opening' ? t('practice.opening') : t('practice.receiving')} />
        {state.k === 'receiving' && state.total !== null ? (
          <Progress value={state.received / state.total} label={t('practice.receiving')} />
        ) : null}
        {state.k === 'receiving' && state.received > 0 ? (
          <p>{t('practice.megabytes', { size: inMegabytes(state.received) })}</p>
        ) : null}
      </Panel>
    </main>
  );
}
