import { TextFile } from '@syllaboom/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { readReply } from './read-reply.ts';

const answer = (text: string, disposition?: string): Response =>
  new Response(text, { headers: disposition === undefined ? {} : { 'content-disposition': disposition } });

it('reads a text file with the name that the server gives it', async () => {
  for (const [disposition, name] of [
    ['attachment; filename=words.txt', 'words.txt'],
    ['attachment; filename="my words.txt"', 'my words.txt'],
    ['attachment; filename="?.txt"; filename*=UTF-8\'\'%E6%97%A5.txt', '日.txt'],
    ['attachment', ''],
    [undefined, ''],
  ] as const) {
    const file = await readReply({ reply: TextFile }, answer('KING\nñ\n', disposition));
    expect(TextFile.parse(file)).toEqual({ name, text: 'KING\nñ\n' });
  }
});
it('reads everything else as JSON, or not at all', async () => {
  const reply = z.object({ a: z.int() });
  expect(await readReply({ reply }, answer('{"a":1}'))).toEqual({ a: 1 });
  expect(await readReply({ reply }, answer('a'))).toBeNull();
});
