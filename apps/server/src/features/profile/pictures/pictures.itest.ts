import { crc32, deflateSync } from 'node:zlib';
import type { SessionReply } from '@syllaboom/contracts';
import { DEVELOPER_ROLE } from '@syllaboom/engine';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enrolApp } from '../../../testing/people/second-factor.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let anna: SessionReply;
beforeAll(async () => {
  server = await startTestServer();
  anna = await server.signUp('anna');
});
afterAll(() => server.close());

/** A black PNG of one bit a pixel: as small as pictures can be packed. */
function blackPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

interface Body {
  readonly code?: string;
  readonly avatar: string;
}
const blank = (width: number, height: number, colour = '#c33') =>
  sharp({ create: { width, height, channels: 3, background: colour } });
const upload = async (bytes: Buffer | string, type: string, as = anna) => {
  const response = await fetch(`${server.url}/api/profile/avatar`, {
    method: 'POST',
    headers: { authorization: `Bearer ${as.token}`, 'content-type': type },
    body: bytes,
  });
  return { status: response.status, body: (await response.json()) as Body };
};
/** As `curl -F file=@me.png` sends it. */
const uploadForm = async (bytes: Buffer, type: string, as = anna) => {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'me', { type }));
  const headers = { authorization: `Bearer ${as.token}` };
  const response = await fetch(`${server.url}/api/profile/avatar`, { method: 'POST', headers, body: form });
  return { status: response.status, body: (await response.json()) as Body };
};
const open = async (avatar: string) => {
  const response = await fetch(`${server.url}/api/avatars/${avatar.replace('up:', '')}.webp`);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};
const avatarOf = async (as = anna) =>
  (await server.call('GET', '/api/me', undefined, { token: as.token })).body.user.avatar;
const countPictures = async () => (await server.database.pool.query('select count(*)::int n from picture')).rows[0].n;

describe('an uploaded picture', () => {
  it('may come as the file of a form, and is the same', async () => {
    const png = await blank(40, 30).png().toBuffer();
    const bare = await upload(png, 'image/png');
    const { status, body } = await uploadForm(png, 'image/png');
    expect([status, body.avatar]).toEqual([200, bare.body.avatar]);
    expect(await uploadForm(Buffer.alloc(1_048_577), 'image/png')).toMatchObject({
      status: 413,
      body: { code: 'profile/avatar_too_large' },
    });
    expect(await uploadForm(png, 'text/html')).toMatchObject({ status: 415 });
    expect(await avatarOf()).toBe(bare.body.avatar);
  });
  it('becomes a square WebP of 256 px that holds nothing else of the file', async () => {
    const secret = 'GPS-SECRET-48.85';
    for (const [type, file] of [
      [
        'image/png',
        await blank(300, 200)
          .png()
          .withExif({ IFD0: { Copyright: secret } })
          .toBuffer(),
      ],
      [
        'image/jpeg',
        await blank(200, 900)
          .jpeg()
          .withExif({ IFD0: { Copyright: secret } })
          .toBuffer(),
      ],
      [
        'image/webp',
        await blank(20, 20)
          .webp()
          .withExif({ IFD0: { Copyright: secret } })
          .toBuffer(),
      ],
      ['image/gif', await blank(64, 48).gif().toBuffer()],
    ] as const) {
      const answer = await upload(file, type);
      expect(answer, type).toEqual({
        status: 200,
        body: { success: true, avatar: expect.stringMatching(/^up:[\w-]{22}$/) },
      });
      expect(await avatarOf()).toBe(answer.body.avatar);
      const { bytes } = await open(answer.body.avatar);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
      expect(bytes.includes(secret)).toBe(false);
    }
  });

  it('stands upright and shows the middle', async () => {
    const left = await blank(100, 200, '#00f').png().toBuffer();
    const wide = await blank(400, 200, '#f00')
      .composite([{ input: left, left: 0, top: 0 }])
      .jpeg()
      .toBuffer();
    const turned = await sharp(wide).withExif({ IFD0: {} }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { body } = await upload(turned, 'image/jpeg');
    const { data, info } = await sharp((await open(body.avatar)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The blue edge lies outside the middle square.
    const red = data[(128 * info.width + 128) * info.channels] ?? 0;
    expect(red).toBeGreaterThan(200);
    expect([info.width, info.height]).toEqual([256, 256]);
  });

  it('is served for good, and is nothing that a page could run', async () => {
    const { body } = await upload(await blank(10, 10).png().toBuffer(), 'image/png');
    const { status, headers } = await open(body.avatar);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    for (const path of ['nothing', `${'a'.repeat(22)}`, '..%2F..%2Fpackage', `${'a'.repeat(21)}%00`, "'; drop table"])
      expect([400, 404], path).toContain((await open(path)).status);
  });

  it('gives way to the next, to a drawn avatar, and stays while somebody else wears it', async () => {
    const [bert, carl] = [await server.signUp('bert'), await server.signUp('carl')];
    const file = await blank(50, 50, '#0a0').png().toBuffer();
    const before = await countPictures();
    const shared = (await upload(file, 'image/png', bert)).body.avatar;
    expect((await upload(file, 'image/png', carl)).body.avatar).toBe(shared);
    expect(await countPictures()).toBe(before + 1);
    const other = (await upload(await blank(50, 50, '#00a').png().toBuffer(), 'image/png', bert)).body.avatar;
    expect([other === shared, (await open(shared)).status, (await open(other)).status]).toEqual([false, 200, 200]);
    await server.call('POST', '/api/profile/update', { avatar: 'seedOfBert' }, { token: bert.token });
    expect([await avatarOf(bert), (await open(other)).status]).toEqual(['seedOfBert', 404]);
    await server.call('POST', '/api/profile/update', { avatar: 'seedOfCarl' }, { token: carl.token });
    expect([(await open(shared)).status, await countPictures()]).toEqual([404, before]);
  });

  it('is taken away by the staff, who keep the player from uploading for a week', async () => {
    const dora = await server.signUp('dora');
    const file = await blank(40, 40, '#aa0').png().toBuffer();
    const { avatar } = (await upload(file, 'image/png', dora)).body;
    const subject = { kind: 'picture', id: dora.user.id };
    const report = { id: dora.user.id, reason: '', chat: [], categories: ['name'], language: 'en-US', roomId: null };
    await server.call('POST', '/api/report', { ...report, subject }, { token: anna.token });
    const { rows } = await server.database.pool.query('select id from report where target_id = $1', [dora.user.id]);
    const path = `/api/gm/reports/${rows[0].id}/take-down`;
    const body = { reason: 'Rude' };
    expect((await server.call('POST', path, body, { token: anna.token })).status).toBe(403);
    await server.database.pool.query('update account set roles = $2 where player_id = $1', [
      anna.user.id,
      [DEVELOPER_ROLE],
    ]);
    await enrolApp(server, anna.token);
    expect((await server.call('POST', path, body, { token: anna.token })).body).toEqual({ success: true, isNew: true });
    expect(await avatarOf(dora)).toMatch(/^[0-9A-Za-z]{10}$/);
    expect((await open(avatar)).status).toBe(404);
    expect(await upload(file, 'image/png', dora)).toMatchObject({
      status: 403,
      body: { code: 'profile/avatar_blocked', error: 'You may not upload pictures at the moment' },
    });
    server.clock.forward(7 * 86_400 + 1);
    const again = (await server.call('POST', '/api/auth/bylogin', { username: 'dora', password: 'secret-1' })).body;
    expect((await upload(file, 'image/png', again)).status).toBe(200);
    anna = (await server.call('POST', '/api/auth/bylogin', { username: 'anna', password: 'secret-1' })).body;
  });
});

it('54 goes with the account', async () => {
  const erik = await server.signUp('erik');
  const { avatar } = (await upload(await blank(33, 33, '#0aa').png().toBuffer(), 'image/png', erik)).body;
  expect((await open(avatar)).status).toBe(200);
  const gone = { username: 'erik', password: 'secret-1' };
  expect((await server.call('POST', '/api/account/delete', gone, { token: erik.token })).status).toBe(200);
  expect((await open(avatar)).status).toBe(404);
  const profile = await server.call('GET', `/api/profile/${erik.user.id}`, undefined, { token: anna.token });
  expect(profile.body.code).toBe('profile/not_found');
});

describe('29 uploads of what is no picture', () => {
  it('29 refuses more than 1 MB', async () => {
    const png = await blank(10, 10).png().toBuffer();
    const exact = Buffer.concat([png, Buffer.alloc(1_048_576 - png.length)]);
    expect((await upload(exact, 'image/png')).status).toBe(200);
    const answer = await upload(Buffer.concat([exact, Buffer.alloc(1)]), 'image/png');
    expect(answer).toMatchObject({
      status: 413,
      body: { code: 'profile/avatar_too_large', error: 'File too large. Maximum size is 1MB' },
    });
  });

  it('29 refuses other files, whatever they call themselves', async () => {
    const png = await blank(30, 30).png().toBuffer();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const before = await avatarOf();
    for (const [name, bytes] of Object.entries({
      nothing: Buffer.alloc(0),
      svg: Buffer.from(svg),
      html: Buffer.from('<!doctype html><script>alert(1)</script>'),
      exe: Buffer.from('MZ\x90\0\x03', 'latin1'),
      zip: Buffer.from('PK\x03\x04', 'latin1'),
      'only a signature': Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      'cut off': png.subarray(0, 60),
      'a signature before markup': Buffer.concat([Buffer.from('GIF89a'), Buffer.from(svg)]),
      'a tiff': await blank(9, 9).tiff().toBuffer(),
      'an avif': await blank(9, 9).avif({ effort: 0 }).toBuffer(),
    })) {
      expect(await upload(bytes, 'image/png'), name).toMatchObject({
        status: 400,
        body: { code: 'profile/avatar_invalid', error: 'Please choose a PNG, JPEG, WebP or GIF picture' },
      });
    }
    for (const type of ['image/svg+xml', 'text/html', 'application/json'])
      expect((await upload(svg, type)).body.code, type).toBe('http/unsupported_media_type');
    expect((await upload(svg, 'multipart/form-data')).body.code).toBe('http/bad_request');
    expect((await uploadForm(Buffer.from(svg), 'image/svg+xml')).body.code).toBe('http/unsupported_media_type');
    expect((await uploadForm(Buffer.from(svg), 'image/png')).body.code).toBe('profile/avatar_invalid');
    expect(await avatarOf()).toBe(before);
  });

  it('29 refuses bombs by their size in pixels before it unpacks them', async () => {
    // 400 million pixels in 50 KB.
    const bomb = blackPng(20_000, 20_000);
    expect(bomb.length).toBeLessThan(1_048_576);
    expect((await upload(blackPng(2_000, 2_000), 'image/png')).status).toBe(200);
    const begun = performance.now();
    expect((await upload(bomb, 'image/png')).body.code).toBe('profile/avatar_invalid');
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it('29 sends packed uploads away, and strangers and guests', async () => {
    const png = await blank(10, 10).png().toBuffer();
    const send = (headers: Record<string, string>) =>
      fetch(`${server.url}/api/profile/avatar`, {
        method: 'POST',
        headers: { 'content-type': 'image/png', ...headers },
        body: png,
      });
    const authorization = `Bearer ${anna.token}`;
    expect((await send({ authorization, 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await send({})).status).toBe(401);
    const guest = (await server.call('POST', '/api/auth/guest', {})).body;
    expect((await send({ authorization: `Bearer ${guest.token}` })).status).toBe(401);
  });
});

it('draws in another process: this one has hardly any work with it', async () => {
  const large = blackPng(4_800, 5_000);
  await upload(large, 'image/png');
  const before = process.cpuUsage();
  const begun = performance.now();
  for (let n = 0; n < 4; n++) expect((await upload(large, 'image/png')).status).toBe(200);
  const { user, system } = process.cpuUsage(before);
  // CPU of all threads of this process, ms for each picture, with the caller's and the database's share.
  expect((user + system) / 4_000).toBeLessThan(40);
  expect(performance.now() - begun).toBeGreaterThan(100);
});
