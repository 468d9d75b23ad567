import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../platform/i18n/i18n.ts';
import { askConfirm } from '../kit/popups/confirm.tsx';
import { guardWindow } from './manager.ts';

/** Asks whether what was changed and not saved may go. */
export const askToDiscard = (): Promise<boolean> =>
  askConfirm({
    title: i18n.t('common.unsaved_changes_warning'),
    confirmLabel: i18n.t('common.closeAnyway'),
    danger: true,
  });

/** Asks before a window closes with unsaved work. */
export function useUnsavedWarning(window: string, unsaved: boolean): void {
  // Loaded with the page that uses it.
  useTranslation();
  useEffect(() => (unsaved ? guardWindow(window, askToDiscard) : undefined), [window, unsaved]);
}
