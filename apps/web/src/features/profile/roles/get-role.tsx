import { BOOSTER_ROLE, SUPPORTER_ROLE } from '@syllaboom/engine';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { backgroundName } from '../../../ui/backdrop/backgrounds.ts';
import { Critter } from '../../../ui/critter/critter.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { RoleBadgePicture, RoleTitle } from '../../../ui/role-badge/role-badge.tsx';
import { roleColor } from '../../../ui/role-badge/role-colors.ts';
import { RoleDecoration } from '../../../ui/role-badge/role-decoration.tsx';
import { roleName } from '../../../ui/role-badge/role-name.ts';
import { useUser } from '../../session/index.ts';
import s from './get-role.module.css';

const WAYS = [
  { role: SUPPORTER_ROLE, how: 'roles.howSupporter' },
  { role: BOOSTER_ROLE, how: 'roles.howBooster' },
] as const;

/** The roles that anybody can get, how, and how they would look. */
export function GetRole() {
  const { t } = useTranslation();
  const user = useUser();
  const [previewed, setPreviewed] = useState<number | null>(null);
  return (
    <div className={s.get}>
      <ul>
        {WAYS.map(({ role, how }) => (
          <li key={role}>
            <RoleBadgePicture type={role} size={52} />
            <p>
              <b style={{ color: roleColor(role) }}>{t(roleName(role))}</b>
              <span>{t(how)}</span>
            </p>
            <Btn
              size="sm"
              aria-label={t('roles.previewOf', { role: t(roleName(role)) })}
              aria-pressed={previewed === role}
              onClick={() => setPreviewed(previewed === role ? null : role)}
            >
              <Eye size={17} strokeWidth={2.8} />
              {t('roles.preview')}
            </Btn>
          </li>
        ))}
      </ul>
      {previewed === null ? null : (
        <figure className={s.preview} data-background={backgroundName(user?.background ?? 0)} role="status">
          <RoleDecoration type={previewed} />
          <Critter seed={user?.avatar || user?.id || 'guest'} mood="happy" size={96} />
          <figcaption>
            <RoleTitle type={previewed} name={user?.displayName ?? t('common.guest')} size={26} />
          </figcaption>
        </figure>
      )}
    </div>
  );
}
