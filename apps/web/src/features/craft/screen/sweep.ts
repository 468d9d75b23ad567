import { i18n } from '../../../platform/i18n/i18n.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { showError, showGood, showInfo } from '../../../ui/toasts/toasts.tsx';
import type { BoardStore } from '../store/board-store.ts';

/** Takes all tiles off that are part of no word, and says what came of it. */
export async function sweep(store: BoardStore): Promise<void> {
  const cleared = await store.clearUnused();
  switch (cleared?.outcome) {
    case undefined:
      return;
    case 'cleared': {
      const names = Object.entries(cleared.syllables).map(([s, count]) =>
        count > 1 ? `${s} ×${formatNumber(count)}` : s,
      );
      return showGood(i18n.t('craft.cleared', { count: cleared.count, syllables: names.join(', ') }));
    }
    case 'unused':
      return showInfo(i18n.t('craft.noUnused'));
    case 'nothing':
      return showInfo(i18n.t('craft.noneCleared'));
    case 'broken':
      return showError(i18n.t('craft.pathBroken'));
    case 'failed':
      return showError(i18n.t('craft.clearFailed'));
  }
}
