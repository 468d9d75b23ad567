import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { PopupMenu } from '../../ui/kit/popups/popup-menu.tsx';
import s from './more-menu.module.css';

/**
 * What the right button opens, for keys and mice too; a finger stays on the thing instead. It shows while the pointer is on
 * whatever carries `data-has-more`.
 */
export function MoreMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <PopupMenu
      trigger={
        <button type="button" className={s.more} data-more="" aria-label={label}>
          <EllipsisVertical size={18} strokeWidth={2.8} aria-hidden="true" />
        </button>
      }
    >
      {children}
    </PopupMenu>
  );
}
