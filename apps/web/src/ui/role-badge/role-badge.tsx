import { memberIconOf, roleOfType } from '@syllaboom/engine';
import { type CSSProperties, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ornamentPart } from '../lazy-part.tsx';
import { BADGE_FRAMES, BADGE_MARKS } from './badge-art.tsx';
import type { MemberIcon } from './member-icon-art.ts';
import { roleColor } from './role-colors.ts';
import { roleName } from './role-name.ts';

/** Few wear one: the pictures come when the first one is seen. */
const MemberIconLayers = ornamentPart(async () => ({ default: (await import('./member-icon.tsx')).MemberIconLayers }));

/** Fill of the frames whose badge belongs to several roles. */
const FILLS: Readonly<Record<number, string>> = { 2: '#37c9b0', 4: 'var(--mint)', 5: '#a8d93a', 6: 'var(--pink)' };

interface RoleBadgeProps {
  /** The shown type of the wire. */
  type: number;
  size?: number;
  className?: string | undefined;
}

/** The badge of a shown type, or nothing for a role with a label alone. Decorative: the role's name stands beside it. */
export function RoleBadgePicture({ type, size = 40, className }: RoleBadgeProps) {
  const { id, badge } = roleOfType(type);
  if (badge === null) return null;
  const icon = memberIconOf(type);
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      className={className}
      aria-hidden="true"
      data-badge={badge}
      style={{ overflow: 'visible', flex: 'none', '--badge': FILLS[id] } as CSSProperties}
    >
      {BADGE_FRAMES[badge]}
      {icon === null ? (
        BADGE_MARKS[badge]
      ) : (
        <Suspense fallback={BADGE_MARKS[badge]}>
          <g transform="translate(18.5 18.5) scale(.84)">
            {/* A test holds that every icon of the catalogue has a picture. */}
            <MemberIconLayers icon={icon as MemberIcon} />
          </g>
        </Suspense>
      )}
    </svg>
  );
}

/** The badge beside a name. Who wears no role has none; a role without a picture is told by the name's colour and to readers. */
export function RoleMark({ type, size = 18 }: Omit<RoleBadgeProps, 'className'>) {
  const { t } = useTranslation();
  const { id } = roleOfType(type);
  if (id === 0) return null;
  const name = t(roleName(type));
  return (
    <span title={name} style={{ display: 'inline-flex', flex: 'none', verticalAlign: '-0.2em' }}>
      <RoleBadgePicture type={type} size={size} />
      <span className="sr">{name}</span>
    </span>
  );
}

/** A name in the colour of its role, with the badge beside it. */
export function RoleTitle({ type, name, size }: { type: number; name: string; size?: number }) {
  return (
    <>
      <span style={{ color: roleColor(type) }}>{name}</span>
      <RoleMark type={type} {...(size === undefined ? {} : { size })} />
    </>
  );
}
