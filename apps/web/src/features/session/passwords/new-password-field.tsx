import { PASSWORDS } from '@syllaboom/engine';
import type { PasswordStrength } from '@syllaboom/engine/passwords';
import clsx from 'clsx';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../account/password-field.tsx';
import s from './new-password-field.module.css';
import { useStrength } from './use-strength.ts';

/** How many of the three steps are filled. */
const STEPS: Readonly<Record<PasswordStrength, number>> = { short: 0, common: 0, weak: 1, fair: 2, strong: 3 };

/** What the line under a new password says: in words, with the bar as a picture of them. */
function StrengthLine({ strength }: { strength: PasswordStrength | null }) {
  const { t } = useTranslation();
  const words = {
    short: () => t('session.passwordShort', { least: PASSWORDS.shortest }),
    common: () => t('session.passwordCommon'),
    weak: () => t('session.passwordWeak'),
    fair: () => t('session.passwordFair'),
    strong: () => t('session.passwordStrong'),
  };
  // Always there, so that screen readers hear the first words, too; they hear again only what has changed.
  return (
    <div className={clsx(s.line, strength === null && s.empty)}>
      <span className={s.bar} data-strength={strength ?? undefined} aria-hidden="true">
        {[1, 2, 3].map((step) => (
          <i key={step} data-on={strength !== null && step <= STEPS[strength] ? '' : undefined} />
        ))}
      </span>
      <p role="status" className={s.words}>
        {strength === null ? '' : words[strength]()}
      </p>
    </div>
  );
}

/** The user name that stands in the same form. */
const usernameBeside = (input: HTMLInputElement): string => {
  const field = input.form?.elements.namedItem('username');
  return field instanceof HTMLInputElement ? field.value : '';
};

/** A password that is chosen now: with a line that says how hard it is to guess. */
export function NewPasswordField({ error, label }: { error: string | null; label?: string }) {
  const [typed, setTyped] = useState({ password: '', username: '' });
  const strength = useStrength(typed.password, typed.username);
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) =>
    setTyped({ password: currentTarget.value, username: usernameBeside(currentTarget) });
  return (
    <div className={s.field}>
      <PasswordField error={error} isNew label={label} onInput={onInput} />
      {/* The field says by itself that it is too short. */}
      <StrengthLine strength={error !== null && strength === 'short' ? null : strength} />
    </div>
  );
}
