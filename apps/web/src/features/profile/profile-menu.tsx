import type { SessionUser } from '@syllaboom/contracts';
import { CircleUserRound, IdCard, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlayerFace } from '../../ui/cosmetics/player-face.tsx';
import { MenuItem, MenuSeparator, PopupMenu } from '../../ui/kit/popups/popup-menu.tsx';
import { askSignOut, maySignOut } from '../session/index.ts';
import { RoleMark } from '../../ui/role-badge/role-badge.tsx';
import { roleColor } from '../../ui/role-badge/role-colors.ts';
import { LevelBar } from './level-bar.tsx';
import { openHub, openProfile } from '../../navigation/windows.ts';
import s from './profile.module.css';

/** The player's chip in the top bar: face, name, level; opens the own corner and profile, and the sign-out. */
export function ProfileMenu({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  return (
    <PopupMenu
      trigger={
        <button type="button" className={s.profile}>
          <span className="sr">{t('profile.menu', { name: user.displayName })}</span>
          <span className={s.face}>
            <PlayerFace seed={user.avatar || user.id} frame={user.frame} size={34} />
          </span>
          <span className={s.who} aria-hidden="true">
            <b style={{ color: roleColor(user.type) }}>
              {user.displayName} <RoleMark type={user.type} size={15} />
            </b>
            <LevelBar user={user} />
          </span>
        </button>
      }
    >
      <MenuItem icon={<IdCard size={19} strokeWidth={2.6} />} onClick={() => openHub()}>
        {t('profile.hub')}
      </MenuItem>
      <MenuItem
        icon={<CircleUserRound size={19} strokeWidth={2.6} />}
        onClick={() => openProfile(user.id, user.displayName)}
      >
        {t('profile.view')}
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
