import { hasRight } from '@syllaboom/engine';
import { BadgeCheck, BadgeX, EllipsisVertical, Flag, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { currentLanguage } from '../../../platform/i18n/i18n.ts';
import { Btn } from '../../../ui/kit/btn.tsx';
import { MenuItem, MenuSeparator, PopupMenu } from '../../../ui/kit/popup-menu.tsx';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { openReport } from '../../moderation/index.ts';
import { useUser } from '../../session/index.ts';
import { openHub, useOpenedProfile } from '../open-profile.ts';
import { RelationItems } from '../relation-items.tsx';
import type { ProfileReply } from './use-profile.ts';

const ICON = { size: 18, strokeWidth: 2.7 } as const;

/** Gives or takes the verified sign; for those who may [R0036 R0229]. */
function VerifyButton({ id, first, onVerified }: { id: string; first: boolean; onVerified: () => void }) {
  const { t } = useTranslation();
  const [verified, setVerified] = useState(first);
  const [busy, setBusy] = useState(false);
  const toggle = () => {
    setBusy(true);
    api
      .call('verifyPlayer', { body: { playerId: id } })
      .then((reply) => {
        setVerified(reply.verified);
        onVerified();
      })
      .catch((cause: unknown) => showError(wordsForError(cause)))
      .finally(() => setBusy(false));
  };
  return (
    <Btn size="sm" tone={verified ? 'plain' : 'gold'} disabled={busy} onClick={toggle}>
      {verified ? <BadgeX {...ICON} /> : <BadgeCheck {...ICON} />}
      {t(verified ? 'profile.unverify' : 'profile.verify')}
    </Btn>
  );
}

/** Mute, block, report: what a player may do about another one. */
function OthersMenu({ reply, onChanged }: { reply: ProfileReply; onChanged: () => void }) {
  const { t } = useTranslation();
  const room = useOpenedProfile(({ opened }) => opened?.room ?? null);
  const { p } = reply;
  const name = p.displayName;
  return (
    <PopupMenu
      trigger={
        <Btn size="sm" icon aria-label={t('profile.actions', { name })}>
          <EllipsisVertical {...ICON} />
        </Btn>
      }
    >
      <RelationItems playerId={p.id} name={name} relation={reply} onChanged={onChanged} />
      <MenuSeparator />
      <MenuItem
        icon={<Flag {...ICON} />}
        danger
        onClick={() =>
          openReport({
            playerId: p.id,
            name,
            roomId: room?.roomId ?? null,
            chat: room?.chat ?? [],
            language: room?.language ?? currentLanguage(),
          })
        }
      >
        {t('profile.report')}
      </MenuItem>
    </PopupMenu>
  );
}

/** What the viewer may do on this profile; guests neither act nor are acted upon. */
export function ProfileActions({ reply, onChanged }: { reply: ProfileReply; onChanged: () => void }) {
  const { t } = useTranslation();
  const user = useUser();
  const { p } = reply;
  if (user?.guest !== false) return null;
  if (user.id === p.id)
    return (
      <Btn size="sm" tone="gold" onClick={() => openHub('edit')}>
        <Pencil {...ICON} />
        {t('profile.edit')}
      </Btn>
    );
  return (
    <>
      {hasRight(user.roles, 'verify') ? <VerifyButton key={p.id} id={p.id} first={p.v} onVerified={onChanged} /> : null}
      <OthersMenu reply={reply} onChanged={onChanged} />
    </>
  );
}
