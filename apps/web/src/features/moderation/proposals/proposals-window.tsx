import { BookPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { FloatingWindow } from '../../../ui/windows/floating-window.tsx';
import { centerRect } from '../../../ui/windows/window-rect.ts';
import { PROPOSALS_WINDOW } from './proposals-store.ts';

const ProposalsList = lazyPart(async () => ({ default: (await import('./proposals-list.tsx')).ProposalsList }));

/** The window of missing words; stands once in the shell. */
export function ProposalsWindow() {
  const { t } = useTranslation();
  return (
    <FloatingWindow
      id={PROPOSALS_WINDOW}
      title={t('moderation.proposals.title')}
      icon={<BookPlus size={20} strokeWidth={2.6} />}
      initial={() => centerRect(620, 660)}
    >
      <ProposalsList />
    </FloatingWindow>
  );
}
