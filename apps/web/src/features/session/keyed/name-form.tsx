import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { wordsForCode, wordsForError } from '../../../platform/i18n/error-words.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { TextField } from '../../../ui/kit/inputs/text-field.tsx';
import { showInfo } from '../../../ui/toasts/toasts.tsx';
import { openAccount } from '../account/account-tab.ts';
import { fieldOfError, refuseUsernameLength } from '../account/credential-check.ts';
import { NoDeviceError } from './own-key.ts';
import { playByName } from './play-by-name.ts';
import s from './name-form.module.css';

export interface NameFormProps {
  /** What the button says, and what it says meanwhile. */
  label: string;
  waitingLabel: string;
  /** The caret stands in the field from the beginning. */
  focused?: boolean;
  /** Called once the account is there and this page is signed in: what the player wanted it for. */
  onDone?: () => void;
}

interface Wrong {
  readonly name: string | null;
  readonly form: string | null;
}
const NOTHING_WRONG: Wrong = { name: null, form: null };

const describe = (cause: unknown): Wrong => {
  const words = wordsForError(cause);
  return cause instanceof ApiError && fieldOfError(cause.code) === 'username'
    ? { name: words, form: null }
    : { name: null, form: words };
};

/** Where the browser keeps nothing, a name alone would be lost with the page. */
function NoDevice() {
  const { t } = useTranslation();
  return (
    <div className={s.refused} role="alert">
      <p>{t('invite.noDevice')}</p>
      <Btn tone="primary" wide onClick={() => openAccount('signUp')}>
        {t('invite.noDeviceButton')}
      </Btn>
    </div>
  );
}

/** Puts the caret into the field once the window around it is open, unless the player has gone somewhere else by then. */
function useFirstFocus(field: RefObject<HTMLInputElement | null>, wanted: boolean): void {
  const first = useRef(wanted);
  useEffect(() => {
    if (!first.current) return undefined;
    // A window that opens takes the focus first, after what stands in it.
    const frame = requestAnimationFrame(() => {
      const active = document.activeElement;
      if (active === null || active.contains(field.current)) field.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [field]);
}

/** One field and one button: an account by its name alone, on this device. */
export function NameForm({ label, waitingLabel, focused = false, onDone }: NameFormProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useFirstFocus(field, focused);
  const [wrong, setWrong] = useState(NOTHING_WRONG);
  const [sending, setSending] = useState(false);
  const [hasDevice, setHasDevice] = useState(true);
  if (!hasDevice) return <NoDevice />;

  const refuse = (why: Wrong): void => {
    sound.play('no');
    setWrong(why);
    setSending(false);
    field.current?.focus();
  };
  const send = async (name: string): Promise<void> => {
    try {
      const { made, user } = await playByName(name);
      sound.play('ok');
      if (!made) showInfo(t('invite.stillYou', { name: user.displayName }));
      onDone?.();
    } catch (cause) {
      if (cause instanceof NoDeviceError) setHasDevice(false);
      else refuse(describe(cause));
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sending) return;
    const name = (field.current?.value ?? '').trim();
    const tooShortOrLong = refuseUsernameLength(name);
    if (tooShortOrLong) return refuse({ name: wordsForCode(tooShortOrLong), form: null });
    setWrong(NOTHING_WRONG);
    setSending(true);
    void send(name);
  };
  return (
    <form className={s.form} onInput={() => setWrong(NOTHING_WRONG)} onSubmit={onSubmit} noValidate>
      <TextField
        ref={field}
        label={t('invite.yourName')}
        name="username"
        autoComplete="nickname"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="go"
        hint={t('session.usernameHint')}
        error={wrong.name}
      />
      {wrong.form ? (
        <p className={s.error} role="alert">
          {wrong.form}
        </p>
      ) : null}
      <Btn type="submit" tone="primary" size="lg" wide aria-disabled={sending}>
        {sending ? waitingLabel : label}
      </Btn>
      <p className={s.small}>{t('invite.keyText')}</p>
      <button type="button" className={s.link} onClick={() => openAccount('signIn')}>
        {t('invite.haveAccount')}
      </button>
    </form>
  );
}
