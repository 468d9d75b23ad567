import type { ReactNode } from 'react';
import { Btn } from './btn.tsx';
import { Tip } from '../popups/tip.tsx';

/** A small button with a picture alone that is on or off: golden while it is on. `tip` says what a press does. */
export function IconToggle({
  label,
  tip,
  on,
  onToggle,
  children,
}: {
  readonly label: string;
  readonly tip: string;
  readonly on: boolean;
  readonly onToggle: (on: boolean) => void;
  readonly children: ReactNode;
}) {
  return (
    <Tip label={tip}>
      <Btn
        size="sm"
        icon
        tone={on ? 'gold' : 'plain'}
        aria-label={label}
        aria-pressed={on}
        onClick={() => onToggle(!on)}
      >
        {children}
      </Btn>
    </Tip>
  );
}
