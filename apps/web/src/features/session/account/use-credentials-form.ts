import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { wordsForCode, wordsForError } from '../../../platform/i18n/error-words.ts';
import { sound } from '../../../platform/sound/sound.ts';
import { type CredentialErrors, fieldOfError } from './credential-check.ts';

/** The sentences that a form shows. */
export interface CredentialsState {
  readonly usernameError: string | null;
  readonly passwordError: string | null;
  /** About both fields, or neither. */
  readonly formError: string | null;
}
const NOTHING_WRONG: CredentialsState = { usernameError: null, passwordError: null, formError: null };

/** Which sentence is about the field of this name. */
const ERROR_OF: Readonly<Record<string, 'usernameError' | 'passwordError'>> = {
  username: 'usernameError',
  password: 'passwordError',
};

interface CredentialsFormOptions {
  readonly check: (username: string, password: string) => CredentialErrors;
  readonly send: (username: string, password: string) => Promise<void>;
  readonly onDone: (username: string) => void;
  /** The sentence for a refusal; by default the server's. */
  readonly describe?: (cause: unknown) => string;
}

const readText = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

const describeCheck = (wrong: CredentialErrors): CredentialsState => {
  if (wrong.username === 'auth/blank') return { ...NOTHING_WRONG, formError: wordsForCode('auth/blank') };
  return {
    ...NOTHING_WRONG,
    usernameError: wrong.username ? wordsForCode(wrong.username) : null,
    passwordError: wrong.password ? wordsForCode(wrong.password) : null,
  };
};

const describeRefusal = (cause: unknown, words: string): CredentialsState => {
  const field = cause instanceof ApiError ? fieldOfError(cause.code) : null;
  if (field === 'username') return { ...NOTHING_WRONG, usernameError: words };
  return field === 'password' ? { ...NOTHING_WRONG, passwordError: words } : { ...NOTHING_WRONG, formError: words };
};

/** A form with a name and a password: checked here, then by the server, whose refusals land at their field. */
export function useCredentialsForm({ check, send, onDone, describe = wordsForError }: CredentialsFormOptions) {
  const [state, setState] = useState(NOTHING_WRONG);
  const [sending, setSending] = useState(false);
  const refuse = (wrong: CredentialsState) => {
    sound.play('no');
    setState(wrong);
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const username = readText(data, 'username').trim();
    const password = readText(data, 'password');
    const wrong = check(username, password);
    if (wrong.username || wrong.password) return refuse(describeCheck(wrong));
    setSending(true);
    try {
      await send(username, password);
      sound.play('ok');
      onDone(username);
    } catch (cause) {
      refuse(describeRefusal(cause, describe(cause)));
    } finally {
      setSending(false);
    }
  };
  // What was said about a text that is no longer there would be said about the next one.
  const onInput = ({ target }: FormEvent<HTMLFormElement>): void => {
    const error = ERROR_OF[(target as HTMLInputElement).name];
    if (error) setState((said) => (said[error] || said.formError ? { ...said, [error]: null, formError: null } : said));
  };
  return { state, sending, onInput, onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event) };
}
