import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../ui/kit/btn.tsx';
import { EmptyState } from '../../ui/kit/empty-state.tsx';
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

/** A scene that cannot be drawn, because its room is missing for instance, says so; the way out stays [R0517]. */
export class RoomBoundary extends Component<RoomBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(new Error(`${error.message}${info.componentStack ?? ''}`, { cause: error }));
  }

  override render(): ReactNode {
    return this.state.failed ? <BrokenRoom onLeave={this.props.onLeave} /> : this.props.children;
  }
}
