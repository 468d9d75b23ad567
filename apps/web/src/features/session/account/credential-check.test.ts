import { describe, expect, it } from 'vitest';
import { checkSignIn, checkSignUp, fieldOfError } from './credential-check.ts';
import { isGuestId } from '../session-store.ts';

describe('the check of a sign-up', () => {
  it('asks for something', () => {
    expect(checkSignUp('  ', '')).toEqual({ username: 'auth/blank' });
  });
  it('judges both fields at once', () => {
    expect(checkSignUp('ab', 'abcd')).toEqual({
      username: 'auth/username_too_short',
      password: 'auth/password_too_short',
    });
    expect(checkSignUp('a'.repeat(17), 'abcde')).toEqual({ username: 'auth/username_too_long' });
    expect(checkSignUp('noodle', 'abcde')).toEqual({});
  });
  it('counts characters, not code units', () => {
    expect(checkSignUp('ağı', '🎈🎈🎈🎈🎈')).toEqual({});
  });
});

describe('the check of a sign-in', () => {
  it('only asks for both fields', () => {
    expect(checkSignIn('', 'x')).toEqual({ username: 'auth/blank' });
    expect(checkSignIn('ab', 'x')).toEqual({});
  });
});

it('knows the field of a refusal', () => {
  expect(fieldOfError('auth/username_taken')).toBe('username');
  expect(fieldOfError('auth/password_too_long')).toBe('password');
  expect(fieldOfError('auth/busy')).toBeNull();
});

it('knows a guest by an id shorter than 10 characters', () => {
  expect([isGuestId('123456789'), isGuestId('1234567890')]).toEqual([true, false]);
});
