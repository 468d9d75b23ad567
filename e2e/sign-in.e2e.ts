import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { createRoomButton, DESKTOP, expectNoTrouble, gameUrl, PHONE, signUpByForm, test } from './driver/game.ts';
import { newName, PASSWORD } from './driver/newcomers.ts';
import { inspectScreen } from './driver/screens.ts';
import { signUpPlayer } from './driver/sdk-player.ts';
import { text } from './driver/texts.ts';
import { commandGoogle } from './harness/fakes.ts';

// One after the other: they share the fake Google, whose browser is signed in for everybody.
test.describe.configure({ mode: 'default' });

const DATABASE = 'syllaboom-session';

/** Everything that the browser keeps for the page, as text: storages, databases, caches, cookies. */
async function readEverythingStored(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => {
    const open = (name: string) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const readStore = (db: IDBDatabase, store: string) =>
      new Promise<unknown>((resolve) => {
        const request = db.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => resolve(request.result);
      });
    const databases: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await open(name);
      for (const store of db.objectStoreNames) databases.push(name, store, await readStore(db, store));
      db.close();
    }
    const cached = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const addresses = cached.flat().map(({ url }) => url);
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, addresses, document.cookie]);
  });
  return kept + JSON.stringify(await page.context().cookies());
}

async function signInWith(page: Page, name: string, password: string): Promise<void> {
  await page.goto(gameUrl());
  await page
    .getByRole('main')
    .getByRole('button', { name: text('common.signIn') })
    .click();
  await page.getByLabel(text('session.username')).fill(name);
  await page.getByLabel(text('session.password'), { exact: true }).fill(password);
  await page
    .locator('form')
    .getByRole('button', { name: text('common.signIn') })
    .click();
}

/** Lets the page believe that its tokens live 15 s: they are renewed after 5. The secrets that it sent, as they come. */
async function shortenTokens(page: Page): Promise<string[]> {
  const secrets: string[] = [];
  await page.context().route('**/api/auth/bylogin', async (route) => {
    secrets.push(String((route.request().postDataJSON() as { password: string }).password));
    try {
      const response = await route.fetch();
      const body = (await response.json()) as object;
      await route.fulfill({ response, json: response.ok() ? { ...body, expiresIn: 15 } : body });
    } catch {
      // The page was left meanwhile: nobody waits for the answer.
      await route.abort().catch(() => undefined);
    }
  });
  return secrets;
}

test('08 after a sign-in the real password is kept nowhere on the device [S0072]', async ({ open }) => {
  const { name } = await signUpPlayer(gameUrl(), newName());
  const page = await open();
  await signInWith(page, name, PASSWORD);
  await expect(createRoomButton(page)).toBeVisible();
  // As it is stored by the sign-in, and as the next start of the page leaves it.
  for (const start of ['first', 'second']) {
    if (start === 'second') await page.reload();
    await expect(createRoomButton(page)).toBeVisible();
    const stored = await readEverythingStored(page);
    expect(stored).toContain(name);
    expect(stored).toContain('wr1_');
    expect(stored).not.toContain(PASSWORD);
  }
  expectNoTrouble(page);
});

test('10 two tabs renew with one refresh token after the other, and both keep working [S0081]', async ({ open }) => {
  const { name } = await signUpPlayer(gameUrl(), newName());
  const page = await open();
  const secrets = await shortenTokens(page);
  const renewals = () => secrets.filter((secret) => secret.startsWith('wr1_'));
  await signInWith(page, name, PASSWORD);
  await expect(createRoomButton(page)).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(gameUrl());
  await expect(createRoomButton(second)).toBeVisible();
  // One of them renews, the other takes over what it got; and once more.
  await expect.poll(() => renewals().length).toBeGreaterThanOrEqual(2);
  for (const tab of [page, second]) {
    await expect(createRoomButton(tab)).toBeVisible();
    await expect(tab.getByText(name).first()).toBeVisible();
  }
  expect(new Set(renewals()).size).toBe(renewals().length);
});

test('09 a stolen refresh token is worth nothing in another browser [S0080]', async ({ open }) => {
  const owner = await open();
  const name = await signUpByForm(owner);
  const stolen = await owner.evaluate(
    (database) =>
      new Promise<{ username: string; password: string }>((resolve) => {
        const request = indexedDB.open(database);
        request.onsuccess = () => {
          const store = request.result.transaction('slots').objectStore('slots');
          const [username, password] = [store.get('username'), store.get('password')];
          password.onsuccess = () => resolve({ username: username.result, password: password.result });
        };
      }),
    DATABASE,
  );
  expect(stolen.username).toBe(name);
  const thief = await open();
  await thief.goto(gameUrl());
  await expect(thief.getByRole('main').getByRole('button', { name: text('common.signUp') })).toBeVisible();
  // The page's own guest session is written late: it would take the place of what is put there before it.
  await expect.poll(() => readEverythingStored(thief)).toContain('expiresAt');
  const refused = thief.waitForResponse((response) => response.url().endsWith('/api/auth/bylogin'));
  await thief.evaluate(
    ({ database, slots }) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open(database);
        request.onsuccess = async () => {
          // The key can't be copied: it never leaves the owner's browser. A new one takes its place.
          const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
          const deviceKey = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
          const transaction = request.result.transaction('slots', 'readwrite');
          const store = transaction.objectStore('slots');
          store.clear();
          for (const [slot, value] of Object.entries({ ...slots, deviceKey })) store.put(value, slot);
          transaction.oncomplete = () => resolve();
        };
      }),
    { database: DATABASE, slots: stolen },
  );
  await thief.reload();
  expect((await refused).status()).toBe(401);
  await expect(thief.getByRole('main').getByRole('button', { name: text('common.signUp') })).toBeVisible();
  // The page starts anew once its session is refused, which may cut a reading short.
  await expect(async () => expect(await readEverythingStored(thief)).not.toContain(stolen.password)).toPass();
  // The owner is not harmed.
  await owner.reload();
  await expect(owner.getByText(name).first()).toBeVisible();
});

test('signs in with Google’s own button, and again as the same player [S0006 L0023]', async ({ open }) => {
  const person = { sub: `google-${newName()}`, name: 'Ada' };
  await commandGoogle('browser', { person });
  const ids: string[] = [];
  for (const round of [1, 2]) {
    const page = await open();
    const reply = page.waitForResponse((response) => response.url().endsWith('/api/auth/glogin'));
    await page.goto(gameUrl());
    await page
      .getByRole('main')
      .getByRole('button', { name: text('common.signIn') })
      .click();
    const google = page.getByRole('button', { name: text('session.withGoogle') });
    await expect(google).toBeVisible();
    if (round === 1) {
      for (const { viewport } of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await inspectScreen(page, 'sign-in');
      }
    }
    await google.click();
    await expect(createRoomButton(page)).toBeVisible();
    ids.push(((await (await reply).json()) as { user: { id: string } }).user.id);
    if (round === 1) expectNoTrouble(page);
  }
  expect(ids[0]).toHaveLength(12);
  expect(ids[1]).toBe(ids[0]);
});

test('a Google sign-in that the server refuses says: Authentication failed. [L0342]', async ({ open }) => {
  await commandGoogle('browser', { person: { sub: 'google-x', aud: 'somebody-else' } });
  const page = await open();
  await page.goto(gameUrl());
  await page
    .getByRole('main')
    .getByRole('button', { name: text('common.signIn') })
    .click();
  await page.getByRole('button', { name: text('session.withGoogle') }).click();
  await expect(page.getByText('Authentication failed.').first()).toBeVisible();
});

const openForm = async (page: Page): Promise<void> => {
  await page.goto(gameUrl());
  await page
    .getByRole('main')
    .getByRole('button', { name: text('common.signIn') })
    .click();
};

const openAccount = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('common.settings') })
    .click();
  await page.getByRole('button', { name: text('account.title'), exact: true }).click();
  return page.getByRole('dialog', { name: text('account.title'), exact: true });
};

test('a player of Google sets a password, signs in with it elsewhere, takes their data along and deletes the account [R0059 R0377]', async ({
  open,
}) => {
  await commandGoogle('browser', { person: { sub: `google-${newName()}`, name: 'Ada' } });
  const page = await open();
  await openForm(page);
  await page.getByRole('button', { name: text('session.withGoogle') }).click();
  await expect(createRoomButton(page)).toBeVisible();
  const name = newName();

  await test.step('sets name and password', async () => {
    const account = await openAccount(page);
    await expect(account.getByText(text('account.passwordNone'))).toBeVisible();
    await account.getByRole('button', { name: text('account.setPassword') }).click();
    const form = page.getByRole('dialog', { name: text('account.setPassword') });
    await form.getByLabel(text('session.username')).fill(name);
    await form.getByLabel(text('account.newPassword')).fill(PASSWORD);
    await form.getByRole('button', { name: text('account.save') }).click();
    await expect(account.getByText(text('account.passwordSet', { name }))).toBeVisible();
  });

  const elsewhere = await open();
  await test.step('signs in with them elsewhere', async () => {
    await openForm(elsewhere);
    await elsewhere.getByLabel(text('session.username')).fill(name);
    await elsewhere.getByLabel(text('session.password'), { exact: true }).fill(PASSWORD);
    await elsewhere
      .locator('form')
      .getByRole('button', { name: text('common.signIn') })
      .click();
    await expect(createRoomButton(elsewhere)).toBeVisible();
  });

  await test.step('takes the data along', async () => {
    const account = page.getByRole('dialog', { name: text('account.title'), exact: true });
    const download = page.waitForEvent('download');
    await account.getByRole('button', { name: text('account.download') }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`syllaboom-${name}.json`);
    const stored = readFileSync(await file.path(), 'utf8');
    expect(stored).toContain(name);
    expect(stored).not.toContain(PASSWORD);
  });

  await test.step('deletes the account: both browsers are guests again', async () => {
    const account = page.getByRole('dialog', { name: text('account.title'), exact: true });
    await account.getByRole('button', { name: text('account.delete') }).click();
    await account.getByLabel(text('account.deleteName', { name })).fill(name);
    await account.getByRole('button', { name: text('account.deleteForGood') }).click();
    await expect(page.getByRole('main').getByRole('button', { name: text('common.signUp') })).toBeVisible();
    // It may be on its way back by itself: then there is nothing to load anew.
    await elsewhere.reload().catch(() => undefined);
    await expect(elsewhere.getByRole('main').getByRole('button', { name: text('common.signUp') })).toBeVisible();
    expectNoTrouble(page);
  });
});
