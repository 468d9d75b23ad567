import { LoaderCircle, Swords, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showTab } from '../../../navigation/navigation.ts';
import { useNarrow } from '../../../platform/media.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Tip } from '../../../ui/kit/popups/tip.tsx';
import { queue } from './queue.ts';
import s from './queue.module.css';

const ICON = { size: 19, strokeWidth: 2.8 } as const;

/** In the top bar: leads to the ranked tab; while queued it reads Cancel and leaves the queue. */
export function RankedButton() {
  const { t } = useTranslation();
  const phase = queue.use((state) => state.phase);
  const narrow = useNarrow();
  const queued = phase === 'queued';
  const label = t(queued ? 'ranked.cancelShort' : 'ranked.title');
  return (
    <Tip label={label}>
      <Btn
        size="sm"
        tone={queued ? 'primary' : 'plain'}
        icon={narrow}
        aria-label={label}
        aria-busy={phase === 'entering' || undefined}
        disabled={phase === 'entering'}
        onClick={() => (queued ? queue.leave() : showTab('ranked'))}
      >
        {phase === 'entering' ? (
          <LoaderCircle {...ICON} className={s.turning} />
        ) : queued ? (
          <X {...ICON} />
        ) : (
          <Swords {...ICON} />
        )}
        {narrow ? null : <span className={queued ? undefined : s.barLabel}>{label}</span>}
      </Btn>
    </Tip>
  );
}
