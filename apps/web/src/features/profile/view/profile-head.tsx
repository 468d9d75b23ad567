import { roleOfType } from '@syllaboom/engine';
import { BadgeCheck } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { backgroundName } from '../../../ui/backdrop/backgrounds.ts';
import { ClanTag } from '../../../ui/clan/clan-tag.tsx';
import { CosmeticPicture } from '../../../ui/cosmetics/cosmetic-picture.tsx';
import { PlayerFace } from '../../../ui/cosmetics/player-face.tsx';
import { RoleBadgePicture } from '../../../ui/role-badge/role-badge.tsx';
import { roleColor, roleShine } from '../../../ui/role-badge/role-colors.ts';
import { RoleDecoration } from '../../../ui/role-badge/role-decoration.tsx';
import { roleName } from '../../../ui/role-badge/role-name.ts';
import { openClan } from '../../../navigation/windows.ts';
import { useUser } from '../../session/index.ts';
import { LevelBar } from '../level-bar.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { ProfileActions } from './profile-actions.tsx';
import s from './profile-head.module.css';
import type { ProfileReply } from './use-profile.ts';

// Only the owner needs it.
const RolePicker = lazyPart(async () => ({ default: (await import('../roles/role-picker.tsx')).RolePicker }));

/** The role with its badge and border. "No Role" is shown to the owner alone. */
function RoleSign({ type, own }: { type: number; own: boolean }) {
  const { t } = useTranslation();
  const role = roleOfType(type);
  if (role.id === 0 && !own) return null;
  return (
    <span className={s.role} data-role={role.id} style={{ borderColor: roleShine(type) }}>
      <RoleBadgePicture type={type} size={30} />
      <b style={{ color: roleColor(type) }}>{t(roleName(type))}</b>
    </span>
  );
}

/** Background, decoration, face, name, role, level, and what one may do. */
export function ProfileHead({ reply }: { reply: ProfileReply }) {
  const { t } = useTranslation();
  const user = useUser();
  const { p, banned } = reply;
  const own = user?.id === p.id && !user.guest;
  const type = banned ? 0 : p.type;
  return (
    <header className={s.head}>
      <div className={s.scene} data-background={backgroundName(p.background)}>
        <RoleDecoration type={type} />
        {p.bomb > 0 ? <CosmeticPicture kind="bomb" id={p.bomb} className={s.bomb} /> : null}
      </div>
      <div className={s.strip}>
        <span className={s.face} style={{ borderColor: roleShine(type) }}>
          <PlayerFace seed={p.avatar || p.id} frame={p.frame} mood={banned ? 'out' : 'happy'} size={104} />
        </span>
        <div className={s.who}>
          <h2 style={{ color: roleColor(type) }}>
            <span>{p.displayName}</span>
            {p.v ? (
              <span title={t('profile.verified')} className={s.verified}>
                <BadgeCheck size={24} strokeWidth={2.6} aria-label={t('profile.verified')} />
              </span>
            ) : null}
          </h2>
          {p.clan === null || banned ? null : (
            <button type="button" className={s.clan} onClick={() => openClan(p.clan?.id ?? '')}>
              <ClanTag clan={p.clan} size="md" />
              <span aria-hidden="true">{p.clan.name}</span>
            </button>
          )}
          {p.longestWord && !banned ? <p className={s.status}>{p.longestWord}</p> : null}
          <LevelBar user={p} />
        </div>
      </div>
      <div className={s.row}>
        <RoleSign type={type} own={own} />
        {own ? (
          <Suspense fallback={null}>
            <RolePicker user={user} />
          </Suspense>
        ) : null}
        <i />
        <ProfileActions reply={reply} />
      </div>
    </header>
  );
}
