import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { closeWindow } from '../../../ui/windows/manager.ts';
import { CodeSheet } from './code-sheet.tsx';
import { CODES_WINDOW, forgetNewCodes, useNewCodes } from './new-codes.ts';

/** The inside of the window with new recovery codes. */
export function NewCodesBody() {
  const { t } = useTranslation();
  const codes = useNewCodes((state) => state.codes);
  // A window that comes back with the page has nothing to show any more.
  useEffect(() => {
    if (codes.length === 0) closeWindow(CODES_WINDOW);
  }, [codes]);
  return <CodeSheet codes={codes} lead={t('account.codesLead')} title={t('account.codes')} onSaved={forgetNewCodes} />;
}
