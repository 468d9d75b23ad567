import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { SignInForm, SignUpForm } from '../account/credentials-form.tsx';

const nothing = () => undefined;

it('says in words how hard a new password is to guess, politely, and only of a new one', async () => {
  const screen = await render(<SignUpForm onDone={nothing} />);
  await screen.getByLabelText('Username').fill('noodle');
  const status = screen.getByRole('status');
  await expect.element(status).toHaveTextContent('');
  for (const [typed, words] of [
    ['abcd', 'Too short: at least 5 characters'],
    ['12345', 'Too common: others try this one first'],
    ['P@ssw0rd!', 'Too common: others try this one first'],
    ['Noodle7', 'Too common: others try this one first'],
    ['vuzek', 'Weak password: longer is better'],
    ['x7Kq-r2!v', 'Fair password'],
    ['correct horse battery', 'Strong password'],
  ] as const) {
    await screen.getByLabelText('Password', { exact: true }).fill(typed);
    await expect.element(status).toHaveTextContent(words);
  }
  await screen.getByLabelText('Password', { exact: true }).fill('');
  await expect.element(status).toHaveTextContent('');
  await screen.rerender(<SignInForm onDone={nothing} />);
  expect(screen.getByRole('status').query()).toBeNull();
});
