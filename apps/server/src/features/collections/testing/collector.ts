import type { CollectionDetails } from '@syllaboom/contracts';
import type { SignedIn } from '../../../testing/people/staff.ts';
import { signUpWith } from '../../../testing/people/staff.ts';
import type { Answer, TestServer } from '../../../testing/server.ts';

/** A public English collection, unless a test says otherwise. */
export const details = (name: string, wish: Partial<CollectionDetails> = {}): CollectionDetails => ({
  name,
  description: '',
  locale: 'en-US',
  isPublic: true,
  downloadAllowed: true,
  ...wish,
});

/** Somebody who is signed in, with the calls of collections. */
export interface Collector extends SignedIn {
  put(path: string, body: object): Promise<Answer>;
  /** Makes a collection; its id. */
  make(name: string, wish?: Partial<CollectionDetails>): Promise<string>;
  add(id: string, word: string): Promise<Answer>;
  view(id: string): Promise<Answer>;
  /** All words on a page. */
  words(id: string, query?: string): Promise<string[]>;
  /** Uploads a file as a form. */
  upload(id: string, content: string | Uint8Array<ArrayBuffer>, type?: string): Promise<Answer>;
  /** Uploads any form, or none of its files. */
  uploadForm(id: string, form: FormData): Promise<Answer>;
}

export async function signUpCollector(server: TestServer, username: string): Promise<Collector> {
  return asCollector(server, await signUpWith(server, username));
}

export function asCollector(server: TestServer, person: SignedIn): Collector {
  const uploadForm = async (id: string, form: FormData): Promise<Answer> => {
    const response = await fetch(`${server.url}/api/collections/${id}/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}` },
      body: form,
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
  };
  return {
    ...person,
    put: (path, body) => server.call('PUT', `/api${path}`, body, { token: person.token }),
    make: async (name, wish) => {
      const answer = await person.post('/collections', details(name, wish));
      if (answer.status !== 200) throw new Error(`no collection: ${answer.text}`);
      return answer.body.collectionId;
    },
    add: (id, word) => person.post(`/collections/${id}/words`, { word }),
    view: (id) => person.get(`/collections/${id}`),
    words: async (id, query = '') => (await person.get(`/collections/${id}/words${query}`)).body.words,
    uploadForm,
    upload: (id, content, type = 'text/plain') => {
      const form = new FormData();
      form.append('file', new File([content], '../../x.txt', { type }));
      return uploadForm(id, form);
    },
  };
}

/** Words of letters alone that no dictionary knows, each another one. */
export const inventWords = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, n) =>
    `QX${(from + n).toString().padStart(5, '0')}`.replace(/\d/g, (digit) => 'BCDFGHJKLM'[Number(digit)] ?? ''),
  );

/** Writes words into a collection without a call. */
export async function fill(server: TestServer, id: string, words: readonly string[]): Promise<void> {
  const { pool } = server.database;
  await pool.query(
    'insert into collection_word (collection_id, word, added_at) select $1, word, now() from unnest($2::text[]) word',
    [id, words],
  );
  await pool.query('update collection set words = words + $2 where id = $1', [id, words.length]);
}
