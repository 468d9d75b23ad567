import { useActionState } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { wordsForCode, wordsForError } from '../../platform/i18n/error-words.ts';
import { sound } from '../../platform/sound/sound.ts';
import { type CredentialErrors, fieldOfError } from './credential-check.ts';

/** What a form shows: what was typed, and the sentences about it. */
export interface CredentialsState {
  readonly username: string;
  readonly usernameError: string | null;
  readonly passwordError: string | null;
  /** About both fields, or neither. */
  readonly formError: string | null;
}
const EMPTY: CredentialsState = { username: '', usernameError: null, passwordError: null, formError: null };

interface CredentialsFormOptions {
  readonly check: (username: string, password: string) => CredentialErrors;
  readonly send: (username: string, password: string) => Promise<void>;
  readonly onDone: (username: string) => void;
}

/** A form with a name and a password: checked here, then by the server, whose refusals land at their field. */
export function useCredentialsForm({ check, send, onDone }: CredentialsFormOptions) {
  const submit = async (_: CredentialsState, data: FormData): Promise<CredentialsState> => {
    const username = String(data.get('username') ?? '').trim();
    const password = String(data.get('password') ?? '');
    const wrong = check(username, password);
    if (wrong.username || wrong.password) {
      sound.play('no');
      const blank = wrong.username === 'auth/blank';
      return {
        username,
        usernameError: wrong.username && !blank ? wordsForCode(wrong.username) : null,
        passwordError: wrong.password ? wordsForCode(wrong.password) : null,
        formError: blank ? wordsForCode('auth/blank') : null,
      };
    }
    try {
      await send(username, password);
      sound.play('ok');
      onDone(username);
      return EMPTY;
    } catch (cause) {
      sound.play('no');
      const words = wordsForError(cause);
      const field = cause instanceof ApiError ? fieldOfError(cause.code) : null;
      return {
        username,
        usernameError: field === 'username' ? words : null,
        passwordError: field === 'password' ? words : null,
        formError: field === null ? words : null,
      };
    }
  };
  return useActionState(submit, EMPTY);
}
