import type { SessionUser } from '@syllaboom/contracts';
import { hasLinkForms, PROFILE } from '@syllaboom/engine';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { wordsForCode, wordsForError } from '../../../platform/i18n/error-words.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { NoteField } from '../../../ui/kit/inputs/note-field.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import { showError, showGood, showInfo } from '../../../ui/toasts/toasts.tsx';
import { useUnsavedWarning } from '../../../ui/windows/use-unsaved-warning.ts';
import { refreshUser, useUser } from '../../session/index.ts';
import { useHubPlace } from '../hub/hub-place.ts';
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

/** The texts by the names that the server has for them. */
const TEXTS = ['displayName', 'statusWord', 'about'] as const;
type TextName = (typeof TEXTS)[number];
interface RefusedText {
  readonly field: TextName;
  readonly words: string;
}

/** The text that the server refused, with what it says against it; null where the failure is about none. */
function refusedText(cause: unknown): RefusedText | null {
  const field = cause instanceof ApiError ? TEXTS.find((name) => name === cause.params.field) : undefined;
  return field === undefined ? null : { field, words: wordsForError(cause) };
}

/** What stands at the texts that were refused, and their form, which leads there. */
function useRefusedText() {
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<RefusedText | null>(null);
  const leadTo = (field: TextName) => {
    const input = form.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  };
  return {
    form,
    leadTo,
    refuse: (text: RefusedText) => {
      setRefused(text);
      leadTo(text.field);
    },
    errorOf: (field: TextName) => (refused?.field === field ? refused.words : null),
    /** What is written anew is judged anew. */
    forget: () => setRefused(null),
  };
}

function EditForm({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(user));
  const [busy, setBusy] = useState(false);
  const { form, leadTo, refuse, errorOf, forget } = useRefusedText();
  useUnsavedWarning(useHubPlace().guard, Object.keys(changedFields(user, draft)).length > 0);
  const change = (part: Partial<ProfileDraft>) => {
    forget();
    setDraft((before) => ({ ...before, ...part }));
  };
  const linked = hasLinkForms(draft.about);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const changes = changedFields(user, draft);
    if (Object.keys(changes).length === 0) return showInfo(wordsForCode('profile/no_changes'));
    if (linked) return leadTo('about');
    setBusy(true);
    try {
      await api.call('updateProfile', { body: changes });
      showGood(t('profile.saved'));
      await refreshUser();
      change({ ...changes, avatar: null });
    } catch (cause) {
      const text = refusedText(cause);
      if (text) refuse(text);
      else showError(refusalOf(cause) ?? t('profile.updateFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form ref={form} className={s.form} onSubmit={(event) => void save(event)}>
      <AvatarPicker user={user} chosen={draft.avatar} onChoose={(avatar) => change({ avatar })} />
      <TextField
        label={t('profile.displayName')}
        name="displayName"
        error={errorOf('displayName')}
        hint={t('profile.nameHint')}
        value={draft.displayName}
        maxLength={PROFILE.customTextLength}
        autoComplete="off"
        onChange={(event) => change({ displayName: event.target.value })}
      />
      <TextField
        label={t('profile.statusWord')}
        name="statusWord"
        error={errorOf('statusWord')}
        hint={t('profile.statusHint')}
        value={draft.longestWord}
        maxLength={PROFILE.customTextLength}
        autoComplete="off"
        onChange={(event) => change({ longestWord: event.target.value })}
      />
      <NoteField
        label={t('profile.about')}
        name="about"
        hint={t('profile.aboutHint')}
        error={linked ? wordsForCode('profile/about_links') : errorOf('about')}
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
