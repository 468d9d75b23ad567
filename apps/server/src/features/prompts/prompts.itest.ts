import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function prompter(name: string) {
  const { token, user } = await server.signUp(name);
  return {
    id: user.id,
    save: (syllables: string) => server.call('POST', '/api/room/syllables', { syllables }, { token }),
    read: async () => (await server.call('GET', '/api/room/syllables', undefined, { token })).body,
  };
}

it('keeps a player’s prompts and answers them as a list [R0410 R0411]', async () => {
  const anna = await prompter('prompter');
  expect(await anna.read()).toEqual({ syllables: [] });
  const text = 'capital of France=Paris, https://pics.example/a.png=CAT|A cat,ING,ING';
  expect((await anna.save(text)).body).toEqual({ success: true, count: 3 });
  const entries = ['capital of France=Paris', 'https://pics.example/a.png=CAT|A cat', 'ING'];
  expect(await anna.read()).toEqual({ syllables: entries });
  expect(await server.composition.roomPorts.content.promptsOf(anna.id, 'en-US')).toMatchObject([
    { text: 'capital of France', answer: 'PARIS' },
    { image: 'https://pics.example/a.png', alt: 'A cat', answer: 'CAT' },
    { text: 'ING', answer: '' },
  ]);
  expect((await anna.save('')).body).toEqual({ success: true, count: 0 });
  expect(await anna.read()).toEqual({ syllables: [] });
});

it('refuses images that are not https, what nobody can type, and too much text [R0326 R0327]', async () => {
  const anna = await prompter('prompter2');
  await anna.save('a=B');
  expect((await anna.save('http://pics.example/a.png=CAT')).body).toMatchObject({
    code: 'room/prompt_image_not_https',
    error: 'Image links must be https',
  });
  expect((await anna.save('question=')).body.code).toBe('room/prompts_invalid');
  expect((await anna.save('a=B,'.repeat(400))).status).toBe(400);
  expect(await anna.read()).toEqual({ syllables: ['a=B'] });
});

it('takes answers in any language of the game; a match asks those that its language can type', async () => {
  const anna = await prompter('prompter3');
  expect((await anna.save('столица=Москва')).body).toEqual({ success: true, count: 1 });
  const { promptsOf } = server.composition.roomPorts.content;
  expect(await promptsOf(anna.id, 'ru')).toMatchObject([{ answer: 'МОСКВА' }]);
  expect(await promptsOf(anna.id, 'en-US')).toEqual([]);
});
