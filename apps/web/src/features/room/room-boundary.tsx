import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Boundary } from '../../ui/boundary.tsx';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { EmptyState } from '../../ui/kit/waiting/empty-state.tsx';
import s from './room-view.module.css';

interface RoomBoundaryProps {
  /** What the button below the sentence does. */
  onLeave: () => void;
  children: ReactNode;
}

function BrokenRoom({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={s.loading} role="alert">
      <EmptyState title={t('modes.roomMissing')} mood="out">
        <Btn tone="gold" onClick={onLeave}>
          {t('room.leave')}
        </Btn>
      </EmptyState>
    </div>
  );
}

/** A scene that cannot be drawn, because its room is missing for instance, says so; the way out stays. */
export function RoomBoundary({ onLeave, children }: RoomBoundaryProps) {
  return <Boundary fallback={<BrokenRoom onLeave={onLeave} />}>{children}</Boundary>;
}
