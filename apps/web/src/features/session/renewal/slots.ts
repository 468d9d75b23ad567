import type { SessionUser } from '@syllaboom/contracts';

/** An access token and whom it stands for. Times are the server's clock. */
export interface StoredSession {
  readonly token: string;
  readonly expiresAt: number;
  readonly user: SessionUser;
}

/**
 * What signing in leaves on the device. `refreshToken` is useless without the private key beside it, which no script can read
 * out. `discordRefreshToken` is the server's own one for a sign-in through the chat platform, bound to the same key; `idp` says
 * that Google vouched for the player.
 */
export interface Slots {
  username: string;
  refreshToken: string;
  discordRefreshToken: string;
  idp: 'google';
  deviceKey: CryptoKeyPair;
  /**
   * The key that an account by name alone hangs on: it signs in by itself, and proves whoever gives the account a way in. It
   * is kept before the server is asked, so that a lost answer loses no account.
   */
  nameKey: CryptoKeyPair;
  session: StoredSession;
}
type SlotName = keyof Slots;

/** Names in the browser's store, which devices that are signed in have written: `password` never held the player's password. */
const STORED_AS: Readonly<Record<SlotName, string>> = {
  username: 'username',
  refreshToken: 'password',
  discordRefreshToken: 'refreshToken',
  idp: 'idp',
  deviceKey: 'deviceKey',
  nameKey: 'nameKey',
  session: 'session',
};

const DATABASE = 'syllaboom-session';
const STORE = 'slots';

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });

let database: Promise<IDBDatabase | null> | null = null;
/** Null where the browser blocks storage (private frames): then the slots live in memory. */
const connect = (): Promise<IDBDatabase | null> => {
  database ??= openDatabase().catch(() => null);
  return database;
};
const memory = new Map<SlotName, unknown>();

const run = <T>(
  db: IDBDatabase,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T> | null,
): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    const transaction = db.transaction(STORE, mode);
    const request = act(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request?.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });

/** True when the slots outlive the page. */
export const areSlotsKept = async (): Promise<boolean> => (await connect()) !== null;

export async function readSlot<Name extends SlotName>(name: Name): Promise<Slots[Name] | null> {
  const db = await connect();
  const value = db ? await run(db, 'readonly', (store) => store.get(STORED_AS[name])) : memory.get(name);
  return (value as Slots[Name] | undefined) ?? null;
}

/** Writes several slots as one. */
export async function writeSlots(values: Partial<Slots>): Promise<void> {
  const db = await connect();
  const entries = Object.entries(values) as [SlotName, unknown][];
  if (!db) for (const [name, value] of entries) memory.set(name, value);
  else
    await run(db, 'readwrite', (store) => {
      for (const [name, value] of entries) store.put(value, STORED_AS[name]);
      return null;
    });
}

/** Forgets one thing. */
export async function forgetSlot(name: SlotName): Promise<void> {
  memory.delete(name);
  const db = await connect();
  if (db) await run(db, 'readwrite', (store) => store.delete(STORED_AS[name]));
}

/** Forgets everything, the device's keys included, but for one thing. */
export async function clearSlots(except?: SlotName): Promise<void> {
  const kept = except === undefined ? null : await readSlot(except);
  memory.clear();
  const db = await connect();
  if (db)
    await run(db, 'readwrite', (store) => {
      store.clear();
      return except === undefined || kept === null ? null : store.put(kept, STORED_AS[except]);
    });
}
