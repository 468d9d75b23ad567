import { hasRight } from '@syllaboom/engine';
import { BadgeCheck, BadgeX, Mail, Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { showError } from '../../../ui/toasts/toasts.tsx';
import { FriendAction } from '../../friends/index.ts';
import { useUser } from '../../session/index.ts';
import { openHub, openInbox } from '../../../navigation/windows.ts';
import type { ProfileReply } from './use-profile.ts';

const ICON = { size: 18, strokeWidth: 2.7 } as const;

/** Gives or takes the verified sign; for those who may. */
function VerifyButton({ id, first }: { id: string; first: boolean }) {
  const { t } = useTranslation();
  const [verified, setVerified] = useState(first);
  const [busy, setBusy] = useState(false);
  const toggle = () => {
    setBusy(true);
    api
      .call('verifyPlayer', { body: { playerId: id } })
      .then((reply) => {
        setVerified(reply.verified);
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

// The menu comes once it is needed: most profiles are read alone.
const OthersMenu = lazyPart(async () => ({ default: (await import('./others-menu.tsx')).OthersMenu }));

/** What the viewer may do on this profile; guests neither act nor are acted upon. */
export function ProfileActions({ reply }: { reply: ProfileReply }) {
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
  const mayBefriend = !reply.banned && !reply.blocked;
  return (
    <>
      {mayBefriend ? (
        <Suspense fallback={null}>
          <FriendAction key={p.id} person={p} isFriend={reply.friend} />
        </Suspense>
      ) : null}
      {hasRight(user.roles, 'verify') ? <VerifyButton key={p.id} id={p.id} first={p.v} /> : null}
      {/* Friends are written to from their panel. */}
      {reply.friend ? null : (
        <Btn size="sm" onClick={() => openInbox({ id: p.id })}>
          <Mail {...ICON} />
          {t('inbox.sendMessage')}
        </Btn>
      )}
      <Suspense fallback={null}>
        <OthersMenu reply={reply} />
      </Suspense>
    </>
  );
}
