import { COLLECTIONS, INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { wordsForCode, wordsForError } from '../../../platform/i18n/error-words.ts';
import { formatLanguage } from '../../../platform/i18n/format.ts';
import { Flag } from '../../../ui/flag/flag.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { NoteField } from '../../../ui/kit/inputs/note-field.tsx';
import { Select } from '../../../ui/kit/inputs/select.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import { sayFailed } from '../deeds/say-failed.ts';
import s from './details-form.module.css';
import { type Draft, isNameTooShort } from './draft.ts';
import { Visibility } from './visibility.tsx';

/** Refusals that are about the name. */
const OF_NAME = /^collection\/name_/;

interface DetailsFormProps {
  readonly label: string;
  readonly draft: Draft;
  readonly submit: { readonly icon: ReactNode; readonly label: string; readonly busy: string };
  /** Said where the server doesn't say why. */
  readonly failed: string;
  /** Nothing to be sent yet. */
  readonly idle?: boolean;
  readonly onDraft: (draft: Draft) => void;
  /** Throws where it is refused. */
  readonly onSubmit: () => Promise<void>;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** Name, description, language, and what others may do: of a new collection and of one that there is. */
export function DetailsForm({ label, draft, submit, failed, idle, onDraft, onSubmit, children }: DetailsFormProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // Many presses may come before the page is drawn anew.
  const isUnderWay = useRef(false);
  const change = (changes: Partial<Draft>) => {
    setRefusal(null);
    onDraft({ ...draft, ...changes });
  };
  const refuse = (words: string) => {
    setRefusal(words);
    form.current?.querySelector<HTMLInputElement>('[data-name]')?.focus();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    if (isNameTooShort(draft)) return refuse(wordsForCode('collection/name_too_short'));
    isUnderWay.current = true;
    setBusy(true);
    try {
      await onSubmit();
    } catch (cause) {
      if (cause instanceof ApiError && OF_NAME.test(cause.code)) refuse(wordsForError(cause));
      else sayFailed(cause, failed);
    }
    isUnderWay.current = false;
    setBusy(false);
  };
  return (
    <form ref={form} className={s.form} aria-label={label} noValidate onSubmit={(event) => void send(event)}>
      <TextField
        label={t('collections.name')}
        value={draft.name}
        maxLength={COLLECTIONS.nameLength}
        autoComplete="off"
        data-name=""
        error={refusal}
        onChange={(event) => change({ name: event.target.value })}
      />
      <NoteField
        label={t('collections.description')}
        value={draft.description}
        most={COLLECTIONS.descriptionLength}
        onChange={(description) => change({ description })}
      />
      <Select
        label={t('home.language')}
        value={draft.locale}
        choices={INTERFACE_LANGUAGES.map((value) => ({
          value,
          label: formatLanguage(value),
          icon: <Flag language={value} />,
        }))}
        onChange={(locale) => change({ locale })}
      />
      <Visibility draft={draft} onChange={change} />
      <div className={s.foot}>
        {children}
        <Btn type="submit" tone="gold" className={s.submit} aria-disabled={busy || idle || undefined}>
          {submit.icon}
          {busy ? submit.busy : submit.label}
        </Btn>
      </div>
    </form>
  );
}
