import type { SessionUser } from '@syllaboom/contracts';
import { hasLinkForms, PROFILE } from '@syllaboom/engine';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { wordsForCode, wordsForError } from '../../../platform/i18n/error-words.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { NoteField } from '../../../ui/kit/inputs/note-field.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import { showError, showGood, showInfo } from '../../../ui/toasts/toasts.tsx';
import { refreshUser, useUser } from '../../session/index.ts';
import { AvatarPicker } from './avatar-picker.tsx';
import { changedFields, type ProfileDraft } from './changed-fields.ts';
import s from './edit-profile.module.css';
import { HiddenNotices } from './hidden-notices.tsx';

const draftOf = ({ displayName, longestWord, about }: SessionUser): ProfileDraft => ({
  displayName,
  longestWord,
  about,
  avatar: null,
});

/** What the server said against a change; anything that is no answer to it has one sentence. */
const refusalOf = (cause: unknown): string | null =>
  cause instanceof ApiError && cause.status >= 400 && cause.status < 500 ? wordsForError(cause) : null;

function EditForm({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(user));
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<ProfileDraft>) => setDraft((before) => ({ ...before, ...part }));
  const linked = hasLinkForms(draft.about);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const changes = changedFields(user, draft);
    if (Object.keys(changes).length === 0) return showInfo(wordsForCode('profile/no_changes'));
    if (linked) return showError(wordsForCode('profile/about_links'));
    setBusy(true);
    try {
      await api.call('updateProfile', { body: changes });
      showGood(t('profile.saved'));
      await refreshUser();
      change({ ...changes, avatar: null });
    } catch (cause) {
      showError(refusalOf(cause) ?? t('profile.updateFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={s.form} onSubmit={(event) => void save(event)}>
      <AvatarPicker user={user} chosen={draft.avatar} onChoose={(avatar) => change({ avatar })} />
      <TextField
        label={t('profile.displayName')}
        hint={t('profile.nameHint')}
        value={draft.displayName}
        maxLength={PROFILE.customTextLength}
        autoComplete="off"
        onChange={(event) => change({ displayName: event.target.value })}
      />
      <TextField
        label={t('profile.statusWord')}
        hint={t('profile.statusHint')}
        value={draft.longestWord}
        maxLength={PROFILE.customTextLength}
        autoComplete="off"
        onChange={(event) => change({ longestWord: event.target.value })}
      />
      <NoteField
        label={t('profile.about')}
        hint={t('profile.aboutHint')}
        error={linked ? wordsForCode('profile/about_links') : null}
        value={draft.about}
        most={PROFILE.aboutLength}
        onChange={(about) => change({ about })}
      />
      <Btn type="submit" tone="gold" disabled={busy}>
        {t(busy ? 'profile.saving' : 'profile.save')}
      </Btn>
    </form>
  );
}

/** Name, status word, text and face of the player; only what changed is sent. */
export function EditProfile() {
  const user = useUser();
  return user ? (
    <>
      <HiddenNotices />
      <EditForm user={user} />
    </>
  ) : null;
}
