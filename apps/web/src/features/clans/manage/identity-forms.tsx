import type { Clan } from '@syllaboom/contracts';
import { CLANS } from '@syllaboom/engine';
import { Signature } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Price } from '../../../ui/kit/goods/price.tsx';
import { NoteField } from '../../../ui/kit/inputs/note-field.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import { tidyName, tidyTag } from '../clan-fields.ts';
import { changeTag, describeClan, NAME_PRICE, renameClan, TAG_PRICE } from '../actions/change-clan.ts';
import { useIsUnderWay } from '../actions/clan-actions.ts';
import s from './manage.module.css';

/** A text that the server may change, too: then what was written is that. */
function useField(kept: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(kept);
  useEffect(() => setText(kept), [kept]);
  return [text, setText];
}

const submit = (work: () => void) => (event: FormEvent) => {
  event.preventDefault();
  work();
};

function NameForm({ kept }: { kept: string }) {
  const { t } = useTranslation();
  const [text, setText] = useField(kept);
  const busy = useIsUnderWay('name');
  const name = tidyName(text);
  return (
    <form className={s.form} onSubmit={submit(() => void renameClan(name))}>
      <div className={s.line}>
        <TextField
          label={t('clans.create.name')}
          value={text}
          maxLength={CLANS.nameMost}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <Btn type="submit" tone="gold" disabled={busy || name === kept || [...name].length < CLANS.nameLeast}>
          {t('clans.manage.rename')}
          <Price {...NAME_PRICE} />
        </Btn>
      </div>
    </form>
  );
}

function TagForm({ kept }: { kept: string }) {
  const { t } = useTranslation();
  const [text, setText] = useField(kept);
  const busy = useIsUnderWay('tag');
  const tag = tidyTag(text);
  return (
    <form className={s.form} onSubmit={submit(() => void changeTag(tag))}>
      <div className={s.line}>
        <TextField
          label={t('clans.create.tag')}
          value={text}
          maxLength={CLANS.tagMost}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setText(event.target.value.toUpperCase())}
        />
        <Btn type="submit" tone="gold" disabled={busy || tag === kept || [...tag].length < CLANS.tagLeast}>
          {t('clans.manage.retag')}
          <Price {...TAG_PRICE} />
        </Btn>
      </div>
    </form>
  );
}

function DescriptionForm({ kept }: { kept: string }) {
  const { t } = useTranslation();
  const [text, setText] = useField(kept);
  const busy = useIsUnderWay('description');
  return (
    <form className={s.form} onSubmit={submit(() => void describeClan(text.trim()))}>
      <NoteField label={t('clans.create.description')} value={text} most={CLANS.descriptionLength} onChange={setText} />
      <Btn type="submit" disabled={busy || text.trim() === kept}>
        {t('clans.manage.saveDescription')}
      </Btn>
    </form>
  );
}

/** Name and tag, which cost something, and what the clan says about itself. */
export function IdentityForms({ clan }: { clan: Clan }) {
  const { t } = useTranslation();
  return (
    <section className={s.box} aria-labelledby="clan-identity">
      <h3 id="clan-identity">
        <Signature size={21} strokeWidth={2.6} aria-hidden="true" />
        {t('clans.manage.identity')}
      </h3>
      <NameForm kept={clan.name} />
      <TagForm kept={clan.tag} />
      <DescriptionForm kept={clan.description} />
    </section>
  );
}
