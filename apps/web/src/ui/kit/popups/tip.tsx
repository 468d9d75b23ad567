import { Tooltip } from '@base-ui/react/tooltip';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import s from './popup.module.css';
import { useLongPress } from './use-long-press.ts';

/** What a long press brought up goes by itself. */
const HELD_MS = 3000;

/** Waits as one for all tips of the page; stands once in the shell. */
export const TipProvider = ({ children }: { children: ReactNode }) => (
  <Tooltip.Provider delay={250}>{children}</Tooltip.Provider>
);

/** A hint on hover, on focus, and while a finger is held on it. The trigger needs its own aria-label. */
export function Tip({ label, children }: { label: string; children: ReactElement<Record<string, unknown>> }) {
  const [open, setOpen] = useState(false);
  const [held, setHeld] = useState(false);
  const press = useLongPress(() => setHeld(true));
  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(() => setHeld(false), HELD_MS);
    return () => clearTimeout(timer);
  }, [held]);
  return (
    <Tooltip.Root open={open || held} onOpenChange={setOpen}>
      <Tooltip.Trigger render={children} {...press} />
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={10} collisionPadding={8} className={s.positioner}>
          <Tooltip.Popup className={s.tip}>{label}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
