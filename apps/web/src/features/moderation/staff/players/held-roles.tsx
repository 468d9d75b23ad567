import { NO_ROLE, ROLES } from '@syllaboom/engine';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type roles from '../../../../locales/en-US/roles.json';
import { api } from '../../../../platform/api/api.ts';
import { wordsForError } from '../../../../platform/i18n/error-words.ts';
import { Btn } from '../../../../ui/kit/buttons/btn.tsx';
import { Chip } from '../../../../ui/kit/chip.tsx';
import { askConfirm } from '../../../../ui/kit/popups/confirm.tsx';
import { showError } from '../../../../ui/toasts/toasts.tsx';
import s from '../staff.module.css';

const nameOf = (key: string) => `roles.names.${key as keyof typeof roles.names}` as const;
const GIVEN = ROLES.filter(({ id }) => id !== NO_ROLE);

interface HeldRolesProps {
  player: { readonly id: string; readonly displayName: string; readonly roles: readonly number[] };
  /** Developers give and take roles; the others read. */
  mayChange: boolean;
}

/** The roles that a player holds. */
export function HeldRoles({ player, mayChange }: HeldRolesProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const change = async (role: number, label: string, held: boolean) => {
    const question = {
      title: t('moderation.roleAsk', { name: player.displayName }),
      confirmLabel: t(held ? 'moderation.giveRole' : 'moderation.takeRole', { role: label }),
    };
    if (!(await askConfirm(question))) return;
    setBusy(true);
    try {
      await api.call('setHeldRole', { params: { id: player.id }, body: { role, held } });
    } catch (cause) {
      showError(wordsForError(cause));
    }
    setBusy(false);
  };
  if (!mayChange) {
    const held = GIVEN.filter(({ id }) => player.roles.includes(id));
    if (held.length === 0) return <p className={s.quiet}>{t('roles.names.none')}</p>;
    return (
      <p className={s.chips}>
        {held.map(({ id, key }) => (
          <Chip key={id} size="sm" tone="gold">
            {t(nameOf(key))}
          </Chip>
        ))}
      </p>
    );
  }
  return (
    <ul className={s.roles}>
      {GIVEN.map(({ id, key }) => {
        const held = player.roles.includes(id);
        const label = t(nameOf(key));
        return (
          <li key={id} data-held={held || undefined}>
            <span>{label}</span>
            <Btn
              size="sm"
              icon
              tone={held ? 'gold' : 'plain'}
              disabled={busy}
              aria-label={t(held ? 'moderation.takeRole' : 'moderation.giveRole', { role: label })}
              onClick={() => void change(id, label, !held)}
            >
              {held ? <Minus size={17} strokeWidth={3.4} /> : <Plus size={17} strokeWidth={3.4} />}
            </Btn>
          </li>
        );
      })}
    </ul>
  );
}
