import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '../../../testing/fake-fetch.ts';
import { closeAllWindows } from '../../../ui/windows/manager.ts';
import { fakeProfiles, showHub, toastText } from '../testing/fake-profiles.tsx';

const OWN = { displayName: 'Noodle', longestWord: 'RATIO', about: 'Hi!' } as const;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const save = () => button('Save').click();

beforeEach(closeAllWindows);

describe('the profile edit window', () => {
  it.each([
    ['profile/name_too_short', 'displayName', 'Display name', 'The display name must be at least 3 characters long'],
    ['profile/text_refused', 'statusWord', 'Status word', 'This text is not allowed'],
  ])('says %s at the field that it is about, and leads there', async (code, field, label, text) => {
    fakeProfiles({ '/profile/update': () => refusal(code, 400, { field }) });
    await showHub(OWN, 'edit');
    await page.getByLabelText(label).fill('Noodles');
    await save();
    const input = page.getByLabelText(label);
    await expect.element(input).toHaveAccessibleDescription(text);
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await expect.element(input).toHaveFocus();
    expect(toastText()).not.toContain(text);
    await input.fill('Noodle soup');
    await expect.element(input).not.toHaveAttribute('aria-invalid');
  });

  it('asks before "Back" throws away what was typed', async () => {
    fakeProfiles({});
    await showHub(OWN, 'edit');
    const name = page.getByLabelText('Display name');
    await name.fill('Noodles');
    await button('Back').click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(name).toHaveValue('Noodles');
    await button('Back').click();
    await question.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.element(button('Achievements')).toBeVisible();
    await button('Edit profile').click();
    await expect.element(name).toHaveValue('Noodle');
    await button('Back').click();
    await expect.element(button('Achievements')).toBeVisible();
  });
});
