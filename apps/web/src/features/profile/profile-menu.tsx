import { LogOut, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Critter } from '../../ui/critter/critter.tsx';
import { askConfirm } from '../../ui/kit/confirm.tsx';
import { MenuItem, MenuSeparator, PopupMenu } from '../../ui/kit/popup-menu.tsx';
import { openWindow } from '../../ui/windows/manager.ts';
import { maySignOut, signOut, useUser } from '../session/index.ts';
import { LevelBar } from './level-bar.tsx';
import s from './profile.module.css';

/** The player's chip in the top bar: face, name, level; opens settings and sign-out. */
export function ProfileMenu() {
  const { t } = useTranslation();
  const user = useUser();
  if (!user || user.guest) return null;
  const askSignOut = async () => {
    if (
      await askConfirm({
        title: t('profile.signOutTitle'),
        text: t('profile.signOutText'),
        confirmLabel: t('common.signOut'),
      })
    )
      await signOut();
  };
  return (
    <PopupMenu
      trigger={
        <button type="button" className={s.profile}>
          <span className="sr">{t('profile.menu', { name: user.displayName })}</span>
          <span className={s.face}>
            <Critter seed={user.avatar} size={34} />
          </span>
          <span className={s.who} aria-hidden="true">
            <b>{user.displayName}</b>
            <LevelBar user={user} />
          </span>
        </button>
      }
    >
      <MenuItem icon={<Settings size={19} strokeWidth={2.6} />} onClick={() => openWindow('settings')}>
        {t('common.settings')}
      </MenuItem>
      {maySignOut() ? (
        <>
          <MenuSeparator />
          <MenuItem icon={<LogOut size={19} strokeWidth={2.6} />} onClick={() => void askSignOut()}>
            {t('common.signOut')}
          </MenuItem>
        </>
      ) : null}
    </PopupMenu>
  );
}
