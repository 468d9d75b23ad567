import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useTranslation } from 'react-i18next';
import { Btn } from '../buttons/btn.tsx';
import s from './dialog.module.css';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text?: string | undefined;
  confirmLabel?: string | undefined;
  /** Without a cancel button it is a message with OK. */
  cancelLabel?: string | null | undefined;
  danger?: boolean | undefined;
  onAnswer: (yes: boolean) => void;
}

/** Asks before something that cannot be undone. For one-off questions use `askConfirm`. */
export function ConfirmDialog({ open, title, text, confirmLabel, cancelLabel, danger, onAnswer }: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onAnswer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={s.backdrop} />
        <AlertDialog.Popup className={s.dialog}>
          <AlertDialog.Title className={s.title}>{title}</AlertDialog.Title>
          {text ? (
            <AlertDialog.Description className={s.text} data-selectable="">
              {text}
            </AlertDialog.Description>
          ) : null}
          <div className={s.actions}>
            {cancelLabel === null ? null : (
              <Btn onClick={() => onAnswer(false)}>{cancelLabel ?? t('common.cancel')}</Btn>
            )}
            <Btn tone={danger ? 'primary' : 'gold'} onClick={() => onAnswer(true)}>
              {confirmLabel ?? t('common.ok')}
            </Btn>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
