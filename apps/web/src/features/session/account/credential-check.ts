import type { ErrorCode } from '@syllaboom/contracts';

export const SHORTEST_USERNAME = 3;
export const LONGEST_USERNAME = 16;
export const SHORTEST_PASSWORD = 5;

export interface CredentialErrors {
  readonly username?: ErrorCode;
  readonly password?: ErrorCode;
}

/** Which field a refusal of the server belongs to. */
export const fieldOfError = (code: string): 'username' | 'password' | null => {
  if (code.startsWith('auth/username')) return 'username';
  return code.startsWith('auth/password') ? 'password' : null;
};

const lengthOf = (text: string): number => [...text].length;

/** What is wrong with a name's length; null: nothing. */
export function refuseUsernameLength(username: string): ErrorCode | null {
  const length = lengthOf(username.trim());
  if (length < SHORTEST_USERNAME) return 'auth/username_too_short';
  return length > LONGEST_USERNAME ? 'auth/username_too_long' : null;
}

/** What is wrong with a sign-up before the server is asked; the server says the same. */
export function checkSignUp(username: string, password: string): CredentialErrors {
  if (username.trim() === '' && password === '') return { username: 'auth/blank' };
  const errors: { username?: ErrorCode; password?: ErrorCode } = {};
  const refusal = refuseUsernameLength(username);
  if (refusal) errors.username = refusal;
  if (lengthOf(password) < SHORTEST_PASSWORD) errors.password = 'auth/password_too_short';
  return errors;
}

/** Signing in only asks for both fields; lengths are the server's to judge. */
export const checkSignIn = (username: string, password: string): CredentialErrors =>
  username.trim() === '' || password === '' ? { username: 'auth/blank' } : {};
