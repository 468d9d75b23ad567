import { CLANS } from '@syllaboom/engine';
import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wordsForCode } from '../../../platform/i18n/error-words.ts';
import { sessionPort } from '../../../platform/session-port.ts';
import { Pennant } from '../../../ui/clan/pennant.tsx';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Price } from '../../../ui/kit/goods/price.tsx';
import { NoteField } from '../../../ui/kit/inputs/note-field.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import { useUser } from '../../session/index.ts';
import { isNameLong, isTagLong, tidyName, tidyTag } from '../clan-fields.ts';
import { useIsUnderWay } from '../actions/clan-actions.ts';
import { foundClan } from '../actions/found-clan.ts';
import s from './create-form.module.css';

/** Whoever plays by a name alone adds a way in first. */
function WayInNotice() {
  const { t } = useTranslation();
  if (useUser()?.wayIn !== false) return null;
  return (
    <div className={s.notice} role="note">
      <p>{wordsForCode('auth/way_in_needed')}</p>
      <Btn size="sm" tone="gold" onClick={() => sessionPort().needWayIn()}>
        {t('invite.keepButton')}
      </Btn>
    </div>
  );
}

/** Founds a clan: its name, tag and description, under a pennant that shows them as they are written. */
export function CreateForm() {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [tag, setTag] = useState('');
  const [description, setDescription] = useState('');
  const [wrong, setWrong] = useState<{ name: string | null; tag: string | null }>({ name: null, tag: null });
  const busy = useIsUnderWay('create');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const draft = { name: tidyName(name), tag: tidyTag(tag), description: description.trim() };
    const found = {
      name: isNameLong(draft.name) ? null : wordsForCode('clan/name'),
      tag: isTagLong(draft.tag) ? null : wordsForCode('clan/tag'),
    };
    setWrong(found);
    if (found.name === null && found.tag === null) void foundClan(draft);
  };
  return (
    <section className={s.create} aria-labelledby="clan-create">
      <header className={s.head}>
        <Pennant clan={{ tag: tidyTag(tag), exp: 0 }} size={84} waves />
        <div>
          <h3 id="clan-create">{t('clans.create.title')}</h3>
          <p>{t('clans.create.lead')}</p>
        </div>
      </header>
      <WayInNotice />
      <form className={s.fields} onSubmit={submit} noValidate>
        <div className={s.pair}>
          <TextField
            label={t('clans.create.name')}
            hint={t('clans.create.nameHint')}
            value={name}
            error={wrong.name}
            maxLength={CLANS.nameMost * 2}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
          <TextField
            label={t('clans.create.tag')}
            hint={t('clans.create.tagHint')}
            className={s.tag}
            value={tag}
            error={wrong.tag}
            maxLength={CLANS.tagMost * 2}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setTag(event.target.value.toUpperCase())}
          />
        </div>
        <NoteField
          label={t('clans.create.description')}
          hint={t('clans.create.descriptionHint')}
          value={description}
          most={CLANS.descriptionLength}
          rows={2}
          onChange={setDescription}
        />
        <p className={s.warning}>
          <TriangleAlert size={20} strokeWidth={2.6} aria-hidden="true" />
          {t('clans.create.warning')}
        </p>
        <Btn type="submit" tone="primary" wide disabled={busy}>
          {t(busy ? 'clans.create.creating' : 'clans.create.button')}
          {busy ? null : <Price amount={CLANS.createKeys} currency="key" />}
        </Btn>
      </form>
    </section>
  );
}
