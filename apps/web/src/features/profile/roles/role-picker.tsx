import { Popover } from '@base-ui/react/popover';
import type { SessionUser } from '@syllaboom/contracts';
import { memberIconOf, NO_ROLE, roleOfType, SUPPORTER_ROLE } from '@syllaboom/engine';
import { Ban, Check, Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import popup from '../../../ui/kit/popups/popup.module.css';
import { MEMBER_ICON_ART, type MemberIcon } from '../../../ui/role-badge/member-icon-art.ts';
import { MemberIconPicture } from '../../../ui/role-badge/member-icon.tsx';
import { RoleBadgePicture } from '../../../ui/role-badge/role-badge.tsx';
import { roleColor } from '../../../ui/role-badge/role-colors.ts';
import { roleName } from '../../../ui/role-badge/role-name.ts';
import { showError, showGood } from '../../../ui/toasts/toasts.tsx';
import { openWindow } from '../../../ui/windows/manager.ts';
import { GET_ROLE_WINDOW } from '../../../navigation/windows.ts';
import { chooseIcon, chooseRole } from './choose-role.ts';
import s from './role-picker.module.css';
import { useRolesToGet } from './use-roles-to-get.ts';

const ICONS = Object.keys(MEMBER_ICON_ART).map((id) => Number(id) as MemberIcon);

interface ChoiceProps {
  user: SessionUser;
  busy: boolean;
  /** Runs a choice; says when it failed. */
  run: (choose: () => Promise<void>) => void;
}

function RoleChoices({ user, busy, run }: ChoiceProps) {
  const { t } = useTranslation();
  const shown = roleOfType(user.type).id;
  return (
    <ul className={s.roles}>
      {[NO_ROLE, ...user.roles].map((role) => (
        <li key={role}>
          <button
            type="button"
            disabled={busy}
            aria-pressed={role === shown}
            onClick={() => run(() => chooseRole(role))}
          >
            <span className={s.badge}>
              <RoleBadgePicture type={role} size={34} />
            </span>
            <b style={{ color: roleColor(role) }}>{t(roleName(role))}</b>
            {role === shown ? <Check size={19} strokeWidth={3.2} /> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Supporters wear one of the member icons, or none. */
function IconChoices({ user, busy, run }: ChoiceProps) {
  const { t } = useTranslation();
  const heading = useId();
  const worn = memberIconOf(user.type);
  return (
    <section className={s.icons} aria-labelledby={heading}>
      <h3 id={heading}>{t('roles.icon')}</h3>
      <ul>
        <li>
          <button
            type="button"
            disabled={busy}
            aria-label={t('roles.noIcon')}
            title={t('roles.noIcon')}
            aria-pressed={worn === null}
            onClick={() => run(() => chooseIcon(0))}
          >
            <Ban size={26} strokeWidth={2.6} />
          </button>
        </li>
        {ICONS.map((icon) => (
          <li key={icon}>
            <button
              type="button"
              disabled={busy}
              aria-label={t(`roles.icons.${icon}`)}
              title={t(`roles.icons.${icon}`)}
              aria-pressed={worn === icon}
              onClick={() => run(() => chooseIcon(icon))}
            >
              <MemberIconPicture icon={icon} size={30} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The pencil on the own profile: which of the held roles is shown, and a supporter's member icon. */
export function RolePicker({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(false);
  const canGetMore = useRolesToGet();
  const run = (choose: () => Promise<void>) => {
    setBusy(true);
    choose()
      .then(() => {
        showGood(t('roles.saved'));
        setOpen(false);
      })
      .catch((cause: unknown) => showError(wordsForError(cause)))
      .finally(() => setBusy(false));
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger render={<Btn size="sm" icon aria-label={t('roles.choose')} />}>
        <Pencil size={17} strokeWidth={2.8} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={12} align="start" collisionPadding={8} className={popup.positioner}>
          <Popover.Popup className={`${popup.popup} ${s.picker}`}>
            <Popover.Title className={s.title}>{t('roles.choose')}</Popover.Title>
            <Popover.Description className={s.hint}>{t('roles.chooseHint')}</Popover.Description>
            <RoleChoices user={user} busy={busy} run={run} />
            {user.roles.includes(SUPPORTER_ROLE) ? <IconChoices user={user} busy={busy} run={run} /> : null}
            {canGetMore ? (
              <Btn
                size="sm"
                wide
                onClick={() => {
                  setOpen(false);
                  openWindow(GET_ROLE_WINDOW);
                }}
              >
                {t('roles.get')}
              </Btn>
            ) : null}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
