import type { ReactNode } from 'react';
import { Btn } from '../kit/buttons/btn.tsx';
import { Tip } from '../kit/popups/tip.tsx';

interface ChatToggleProps {
  readonly name: string;
  readonly unread: number;
  readonly expanded: boolean;
  readonly kind?: 'bubble' | 'list' | undefined;
  readonly onClick: () => void;
  /** The icon. */
  readonly children: ReactNode;
}

/** The button that shows a chat and counts what was said meanwhile. */
export function ChatToggle({ name, unread, expanded, kind = 'bubble', onClick, children }: ChatToggleProps) {
  const label = unread > 0 ? `${name} (${unread})` : name;
  return (
    <Tip label={label}>
      <Btn size="sm" icon badge={unread} aria-label={label} aria-expanded={expanded} data-kind={kind} onClick={onClick}>
        {children}
      </Btn>
    </Tip>
  );
}
