import { request } from 'node:http';
import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { endpoint } from '@syllaboom/contracts';
import { z } from 'zod/mini';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestEdge, type TestEdge } from '../../../testing/edge.ts';

const MOST_BYTES = 20_000;
const CONTRACTS = {
  words: endpoint({
    method: 'POST',
    path: '/collections/:id/upload',
    summary: 'A file of words',
    service: 'social',
    auth: 'player',
    limit: 'write',
    params: z.object({ id: z.string() }),
    upload: { types: ['text/plain', 'text/csv'], mostBytes: MOST_BYTES, tooLarge: 'profile/avatar_too_large' },
    reply: z.object({ bytes: z.int(), text: z.string() }),
    errors: ['profile/avatar_too_large'],
  }),
};
let handled = 0;
let edge: TestEdge;
beforeAll(async () => {
  edge = await startTestEdge(CONTRACTS, {
    words: async ({ bytes }) => {
      handled += 1;
      return { bytes: bytes.length, text: bytes.toString().slice(0, 20) };
    },
  });
});
afterAll(() => edge.close());
beforeEach(() => {
  handled = 0;
});

let caller = 0;
/** Each call is another player's: this is not about limits. */
async function send(body: string | FormData, headers: Record<string, string> = {}) {
  caller += 1;
  const response = await fetch(`${edge.url}/api/collections/1/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer p${caller}`, ...headers },
    body,
  });
  const reply = (await response.json()) as { code?: string; error?: string };
  return { status: response.status, ...reply };
}
const MARK = 'xXx';
const FORM = { 'content-type': `multipart/form-data; boundary=${MARK}` };
const part = (content: string, head = 'Content-Disposition: form-data; name="file"; filename="words.txt"') =>
  `--${MARK}\r\n${head}\r\n\r\n${content}\r\n`;
const END = `--${MARK}--\r\n`;
const form = (...files: (readonly [name: string, file: File | string])[]): FormData => {
  const made = new FormData();
  for (const [name, file] of files) made.append(name, file);
  return made;
};
const textFile = (text: string, type = 'text/plain'): File => new File([text], 'words.txt', { type });

const TOO_LARGE = { status: 413, code: 'profile/avatar_too_large', error: 'File too large. Maximum size is 1MB' };
const BAD = { status: 400, code: 'http/bad_request', error: 'Bad request' };

describe('a file', () => {
  it('comes as the body itself', async () => {
    expect(await send('KING\nRING\n', { 'content-type': 'text/plain' })).toMatchObject({ status: 200, bytes: 10 });
    expect(await send('x'.repeat(MOST_BYTES), { 'content-type': 'text/plain' })).toMatchObject({ status: 200 });
    expect(await send('x'.repeat(MOST_BYTES + 1), { 'content-type': 'text/plain' })).toMatchObject(TOO_LARGE);
    expect(await send('{}', { 'content-type': 'application/json' })).toMatchObject({ status: 415 });
  });
  it('comes as the part `file` of a form', async () => {
    expect(await send(form(['file', textFile('KING\r\nñ\n')]))).toMatchObject({ status: 200, text: 'KING\r\nñ\n' });
    expect(await send(form(['file', textFile('')]))).toMatchObject({ status: 200, bytes: 0 });
    expect(await send(form(['file', textFile('a,b', 'text/csv; charset=utf-8')]))).toMatchObject({ status: 200 });
    expect(await send(part(`A--${MARK}--`) + END, FORM)).toMatchObject({ status: 200, text: `A--${MARK}--` });
    expect(await send(`preamble\r\n${part('A')}${END}epilogue`, FORM)).toMatchObject({ status: 200, text: 'A' });
  });
  it('has the same limit in a form, to the byte', async () => {
    expect(await send(form(['file', textFile('x'.repeat(MOST_BYTES))]))).toMatchObject({
      status: 200,
      bytes: MOST_BYTES,
    });
    expect(await send(form(['file', textFile('x'.repeat(MOST_BYTES + 1))]))).toMatchObject(TOO_LARGE);
    expect(await send(form(['file', textFile('x'.repeat(50 * MOST_BYTES))]))).toMatchObject(TOO_LARGE);
    expect(handled).toBe(1);
  });
  it('has one of the declared types in a form, too', async () => {
    for (const type of ['image/png', 'application/octet-stream', 'text/plainer'])
      expect(await send(form(['file', textFile('A', type)]))).toMatchObject({
        status: 415,
        code: 'http/unsupported_media_type',
      });
  });
});

const NAMED = 'Content-Disposition: form-data; name="file"; filename="a"';
describe('a hostile form', () => {
  it.each<[string, string | FormData, Record<string, string>?]>([
    ['two files', form(['file', textFile('A')], ['file', textFile('B')])],
    ['a file under another name', form(['picture', textFile('A')])],
    ['a field beside the file', form(['file', textFile('A')], ['note', 'B'])],
    ['a field before the file', form(['note', 'B'], ['file', textFile('A')])],
    ['a field alone', form(['file', 'A'])],
    ['nothing in it', form()],
    ['an empty body', '', FORM],
    ['no boundary', part('A') + END, { 'content-type': 'multipart/form-data' }],
    ['an empty boundary', part('A') + END, { 'content-type': 'multipart/form-data; boundary=' }],
    ['another boundary', part('A') + END, { 'content-type': 'multipart/form-data; boundary=other' }],
    ['no end', part('A'), FORM],
    ['an end after the file', `${part('A')}--${MARK}`, FORM],
    ['a part of no kind beside the file', part('A') + part('B', 'Content-Disposition: attachment') + END, FORM],
    ['an end within the head', `--${MARK}\r\n${NAMED}`, FORM],
    ['an end within the file', `--${MARK}\r\n${NAMED}\r\n\r\nAAAA`, FORM],
    ['a head without an end', `--${MARK}\r\n${NAMED}\r\nX: ${'x'.repeat(15_000)}`, FORM],
    ['a part without a head', `--${MARK}\r\n\r\nA\r\n${END}`, FORM],
    ['a head that is none', part('A', '\u0000\u0001') + END, FORM],
    ['a line break in the name', part('A', 'Content-Disposition: form-data; name="fi\nle"; filename="a"') + END, FORM],
    ['a thousand parts', part('A').repeat(200) + END, FORM],
    ['another disposition', part('A', 'Content-Disposition: attachment; name="file"; filename="a"') + END, FORM],
  ])('with %s is refused', async (_what, body, headers) => {
    expect(await send(body, headers)).toMatchObject(BAD);
    expect(handled).toBe(0);
  });
  it('that is packed is not unpacked', async () => {
    expect(await send(part('A') + END, { ...FORM, 'content-encoding': 'gzip' })).toMatchObject({ status: 415 });
  });
  it('with an endless head is too large before it ends', async () => {
    const head = `--${MARK}\r\n${NAMED}\r\nX: ${'x'.repeat(40_000)}`;
    expect(await send(head, FORM)).toMatchObject(TOO_LARGE);
  });
  it('that was cut, doubled or mixed up anywhere never ends in an error of ours', async () => {
    const whole = part('KING\nRING') + END;
    const bodies = Array.from({ length: whole.length }, (_, at) => [
      whole.slice(0, at),
      whole.slice(at),
      whole.slice(0, at) + whole.slice(at + 1),
      `${whole.slice(0, at)}\r\n${whole.slice(at)}`,
      `${whole.slice(0, at)}--${MARK}${whole.slice(at)}`,
    ]).flat();
    const odd: unknown[] = [];
    for (let at = 0; at < bodies.length; at += 40) {
      const answers = await Promise.all(bodies.slice(at, at + 40).map((body) => send(body, FORM)));
      odd.push(...answers.filter(({ status }) => ![200, 400, 415].includes(status)));
    }
    expect(odd).toEqual([]);
  });
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** Bytes of buffers that somebody still holds. */
const heldBytes = (): number => {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
};

describe('an upload that does not end well', () => {
  it('is dropped when the player goes away, and the next one is served', async () => {
    await new Promise<void>((done) => {
      const socket = connect(Number(new URL(edge.url).port), '127.0.0.1', () => {
        socket.write(
          `POST /api/collections/1/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer gone\r\nContent-Type: ${FORM['content-type']}\r\nContent-Length: 9000\r\n\r\n${part('A')}`,
          () => socket.destroy(),
        );
      });
      socket.on('close', () => done());
    });
    expect(await send(part('A') + END, FORM)).toMatchObject({ status: 200 });
    expect(handled).toBe(1);
  });
  it('that goes on and on is not kept', async () => {
    const sent = request(`${edge.url}/api/collections/1/upload`, {
      method: 'POST',
      headers: { authorization: 'Bearer endless', ...FORM },
    });
    const answered = new Promise<number>((done, fail) => {
      sent.on('response', (response) => done(response.resume().statusCode ?? 0)).on('error', fail);
    });
    sent.write(`--${MARK}\r\n${NAMED}\r\n\r\n`);
    const before = heldBytes();
    const chunk = Buffer.alloc(1_000_000, 'x');
    for (let turn = 0; turn < 60; turn += 1)
      await new Promise<void>((done, fail) => sent.write(chunk, (error) => (error ? fail(error) : done())));
    await expect.poll(() => heldBytes() - before).toBeLessThan(10_000_000);
    sent.end();
    expect(await answered).toBe(413);
    expect(handled).toBe(0);
  });
});
