import { ContextMenu as Base } from '@base-ui/react/context-menu';
import type { ReactElement, ReactNode } from 'react';
import s from './popup.module.css';

interface ContextMenuProps {
  /** What is pressed: with the right button, with a finger that stays, or by the menu key. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  /** MenuItem, MenuSeparator; they are there while the menu is open. */
  readonly children: ReactNode;
}

/** A menu about one thing of many, at the place of the press. What it offers stands behind a button, too. */
export function ContextMenu({ trigger, children }: ContextMenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner collisionPadding={8} className={s.positioner}>
          <Base.Popup className={s.popup}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
