import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../../platform/media.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import s from './panes.module.css';

interface TwoPanesProps {
  list: ReactNode;
  /** What is picked; null while nothing is. */
  detail: ReactNode | null;
  /** Stands in place of the detail on a wide screen. */
  nothing: ReactNode;
  onBack: () => void;
}

/** A list and what is picked in it: side by side, on a phone one after the other. */
export function TwoPanes({ list, detail, nothing, onBack }: TwoPanesProps) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  if (!narrow)
    return (
      <div className={s.panes}>
        <div className={s.list}>{list}</div>
        <div className={s.detail}>{detail ?? <div className={s.nothing}>{nothing}</div>}</div>
      </div>
    );
  return detail === null ? (
    <div className={s.list}>{list}</div>
  ) : (
    <div className={s.detail}>
      <Btn size="sm" className={s.back} onClick={onBack}>
        <ArrowLeft size={18} strokeWidth={3} />
        {t('moderation.back')}
      </Btn>
      {detail}
    </div>
  );
}
