import { Tooltip } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import s from './popup.module.css';

/** Waits as one for all tips of the page; stands once in the shell. */
export const TipProvider = ({ children }: { children: ReactNode }) => (
  <Tooltip.Provider delay={250}>{children}</Tooltip.Provider>
);

/** A hint on hover and focus. The trigger needs its own aria-label. */
export function Tip({ label, children }: { label: string; children: ReactElement<Record<string, unknown>> }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={children} />
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={10} collisionPadding={8} className={s.positioner}>
          <Tooltip.Popup className={s.tip}>{label}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
