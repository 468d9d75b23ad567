import { Ellipsis, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SETTINGS_WINDOW } from '../../navigation/windows.ts';
import { Btn } from '../../ui/kit/buttons/btn.tsx';
import { MenuItem, MenuSeparator, PopupMenu } from '../../ui/kit/popups/popup-menu.tsx';
import { openWindow } from '../../ui/windows/manager.ts';
import s from './home-bar.module.css';
import type { HomeAction } from './home-bar.tsx';

const ICON = { size: 19, strokeWidth: 2.7 } as const;

/** On a phone, and on a tablet upright, everything is behind one button. */
export function HomeActionMenu({ actions }: { actions: readonly HomeAction[] }) {
  const { t } = useTranslation();
  const count = actions.reduce((sum, { waiting }) => sum + (waiting?.count ?? 0), 0);
  const words = actions.flatMap(({ waiting }) => (waiting?.count ? [waiting.words] : []));
  return (
    <PopupMenu
      trigger={
        <Btn size="sm" icon badge={count} aria-label={[t('home.more'), ...words].join(': ')}>
          <Ellipsis {...ICON} />
        </Btn>
      }
    >
      {actions.map(({ id, label, icon, waiting, run }) => (
        <MenuItem key={id} icon={icon} onClick={run}>
          {label}
          {waiting?.count ? (
            <b className={s.waiting} role="img" aria-label={waiting.words}>
              {waiting.count}
            </b>
          ) : null}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem icon={<Settings {...ICON} />} onClick={() => openWindow(SETTINGS_WINDOW)}>
        {t('common.settings')}
      </MenuItem>
    </PopupMenu>
  );
}
