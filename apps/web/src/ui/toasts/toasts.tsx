import { Toast } from '@base-ui/react/toast';
import { Award, Bomb, Info, Megaphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { askConfirm } from '../kit/popups/confirm.tsx';
import s from './toasts.module.css';

/** How long each kind stays. */
export const INFO_MS = 3000;
export const ERROR_MS = 5000;
export const NOTICE_MS = 3000;
/** The staff's words may be long. */
const ANNOUNCEMENT_MS = 15_000;
const MOST_AT_ONCE = 3;

type Kind = 'info' | 'good' | 'bad' | 'announcement';
const manager = Toast.createToastManager();
const ICONS: Record<Kind, typeof Info> = {
  info: Info,
  good: Award,
  bad: Bomb,
  announcement: Megaphone,
};

/** A fact worth a glance. */
export const showInfo = (title: string, description?: string): void => {
  manager.add({ title, description, type: 'info', timeout: INFO_MS });
};
/** Something went well; a sentence longer than a glance may stay longer. Of one `id` the newer takes the older's place. */
export const showGood = (title: string, description?: string, stayMs: number = INFO_MS, id?: string): void => {
  manager.add({ title, description, type: 'good', timeout: stayMs, ...(id === undefined ? {} : { id }) });
};
/** Something went wrong. */
export const showError = (title: string, description?: string): void => {
  manager.add({ title, description, type: 'bad', timeout: ERROR_MS, priority: 'high' });
};
/** The staff's words to everybody: long enough to be read, not in the way of a match. */
export const showAnnouncement = (title: string, text: string): void => {
  manager.add({ title, description: text, type: 'announcement', timeout: ANNOUNCEMENT_MS, priority: 'high' });
};
/** Stays until OK is pressed. */
export const showMessage = async (title: string, text?: string): Promise<void> => {
  await askConfirm({ title, ...(text === undefined ? {} : { text }), cancelLabel: null });
};

const useNotice = create<{ text: string | null; id: number }>(() => ({ text: null, id: 0 }));
let noticeTimer: ReturnType<typeof setTimeout> | undefined;
/** A small word at the lower edge, one at a time. */
export const showNotice = (text: string): void => {
  clearTimeout(noticeTimer);
  useNotice.setState(({ id }) => ({ text, id: id + 1 }));
  noticeTimer = setTimeout(() => useNotice.setState({ text: null }), NOTICE_MS);
};

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const Icon = ICONS[toast.type as Kind] ?? Info;
    return (
      <Toast.Root key={toast.id} toast={toast} className={s.toast} swipeDirection={['up', 'down', 'left', 'right']}>
        <span className={s.icon}>
          <Icon size={22} strokeWidth={2.6} />
        </span>
        <div>
          <Toast.Title className={s.title} />
          <Toast.Description className={s.description} />
        </div>
      </Toast.Root>
    );
  });
}

function Notice() {
  const { text, id } = useNotice();
  return (
    <div className={s.noticeArea} role="status">
      {text ? (
        <p key={id} className={s.notice} data-testid="notice">
          {text}
        </p>
      ) : null}
    </div>
  );
}

/** Where toasts and notices appear; stands once in the shell. */
export function Toasts() {
  const { t } = useTranslation();
  return (
    <>
      <Toast.Provider toastManager={manager} timeout={INFO_MS} limit={MOST_AT_ONCE}>
        <Toast.Portal>
          <Toast.Viewport className={s.viewport} aria-label={t('common.notices')}>
            <ToastList />
          </Toast.Viewport>
        </Toast.Portal>
      </Toast.Provider>
      <Notice />
    </>
  );
}
