import { BadgeInfo, CircleUserRound, IdCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { FloatingWindow } from '../../ui/windows/floating-window.tsx';
import { centerRect } from '../../ui/windows/window-rect.ts';
import { ProfileHub } from './lazy-hub.ts';
import { GET_ROLE_WINDOW, HUB_WINDOW, PROFILE_WINDOW, useOpenedProfile } from '../../navigation/windows.ts';

const ProfileBody = lazyPart(async () => ({ default: (await import('./view/profile-body.tsx')).ProfileBody }));
const GetRole = lazyPart(async () => ({ default: (await import('./roles/get-role.tsx')).GetRole }));

/** As high as wished, unless the view is lower. */
const fitting = (height: number): number => Math.min(height, innerHeight - 40);

const ICON = { size: 20, strokeWidth: 2.6 } as const;

/** The windows about players; they stand once in the shell, their bodies come when they are first opened. */
export function ProfileWindows() {
  const { t } = useTranslation();
  const name = useOpenedProfile()?.name ?? '';
  return (
    <>
      <FloatingWindow
        id={HUB_WINDOW}
        title={t('profile.hub')}
        icon={<IdCard {...ICON} />}
        initial={() => centerRect(560, fitting(640))}
      >
        <ProfileHub />
      </FloatingWindow>
      <FloatingWindow
        id={PROFILE_WINDOW}
        title={name === '' ? t('profile.title') : t('profile.titleOf', { name })}
        icon={<CircleUserRound {...ICON} />}
        initial={() => centerRect(600, fitting(740))}
      >
        <ProfileBody />
      </FloatingWindow>
      <FloatingWindow
        id={GET_ROLE_WINDOW}
        title={t('roles.get')}
        icon={<BadgeInfo {...ICON} />}
        initial={() => centerRect(460, 480, 36)}
      >
        <GetRole />
      </FloatingWindow>
    </>
  );
}
