import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAILY_REWARDS, DAILY_WORD, INTERFACE_LANGUAGES, RANKED, WORD_LENGTH } from '@syllaboom/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { cleanCss } from './clean-css.ts';
import { cleanHtml } from './clean-html.ts';

let dir: string;
let server: TestServer;
let guest: string;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'syllaboom-news-'));
  server = await startTestServer((config) => ({ ...config, newsDir: dir }));
  guest = (await server.call('POST', '/api/auth/guest', {})).body.token;
});
afterEach(() => {
  for (const name of readdirSync(dir)) rmSync(join(dir, name), { recursive: true });
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

const about = (query = '') => server.call('GET', `/api/about${query}`, undefined, { token: guest });
const write = (name: string, text: string) => writeFileSync(join(dir, name), text);

describe('the news page', () => {
  it('answers css and html, to guests and players alike [L0262]', async () => {
    const { token } = await server.signUp('reader');
    const plain = await about();
    expect([plain.status, Object.keys(plain.body).sort()]).toEqual([200, ['css', 'html']]);
    expect((await server.call('GET', '/api/about', undefined, { token })).body).toEqual(plain.body);
  });

  it('comes with the game in every language of its interface, clean already', async () => {
    const seen = new Set<string>();
    for (const locale of INTERFACE_LANGUAGES) {
      const { body } = await about(`?locale=${locale}`);
      expect(body.html).toContain('Syllaboom');
      expect(body.css).toContain('.cards');
      // Ranked, daily rewards, word of the day, achievements, leaderboards, history, and what players make themselves.
      expect([locale, (body.html as string).match(/<h3>/g)?.length]).toEqual([locale, 11]);
      expect(cleanHtml(body.html)).toBe(body.html);
      expect(cleanCss(body.css)).toBe(body.css);
      seen.add(body.html);
    }
    expect(seen.size).toBe(INTERFACE_LANGUAGES.length);
  });

  it('that comes with the game tells the rules as they are', async () => {
    for (const locale of INTERFACE_LANGUAGES) {
      const { html } = (await about(`?locale=${locale}`)).body as { html: string };
      const rewards = [...html.matchAll(/<td>\d<\/td><td>(\d+) /g)].map(([, value]) => Number(value));
      expect([locale, rewards]).toEqual([locale, DAILY_REWARDS.map(({ value }) => value)]);
      const said = html.replaceAll(/<table[\s\S]*<\/table>/g, '');
      for (const number of [DAILY_WORD.coins, RANKED.leastLevel, WORD_LENGTH.max])
        expect([locale, said]).toEqual([locale, expect.stringMatching(new RegExp(`\\b${number}\\b`))]);
    }
  });

  it('is the operator’s where there is one: in the asker’s language, else the one for all', async () => {
    write('news.html', '<h1>For all</h1>');
    expect((await about('?locale=de-DE')).body.html).toBe('<h1>For all</h1>');
    write('news.de-DE.html', '<h1>Für dich</h1>');
    write('news.css', 'h1 { color: red }');
    expect((await about('?locale=de-DE')).body).toEqual({ html: '<h1>Für dich</h1>', css: 'h1{color:red}' });
    expect((await about('?locale=fr-FR')).body.html).toBe('<h1>For all</h1>');
    expect((await about()).body.html).toBe('<h1>For all</h1>');
  });

  it('follows the operator’s changes', async () => {
    write('news.html', 'one');
    expect((await about()).body.html).toBe('one');
    write('news.html', 'two');
    utimesSync(join(dir, 'news.html'), new Date(), new Date(Date.now() + 5_000));
    expect((await about()).body.html).toBe('two');
    rmSync(join(dir, 'news.html'));
    expect((await about()).body.html).toContain('Syllaboom');
  });

  it('holds nothing that runs or loads, whatever the operator’s files hold', async () => {
    write('news.html', '<p onclick="alert(1)">x<script>alert(1)</script><img src=x onerror=alert(1)></p>');
    write('news.css', '@import "https://evil.example"; p { background: url(https://evil.example) } i { color: red }');
    expect((await about()).body).toEqual({ html: '<p>x</p>', css: 'p{}i{color:red}' });
  });

  it('says that it cannot be read when it is too large or no file [L0357]', async () => {
    write('news.html', 'x'.repeat(400_000));
    expect([(await about()).status, (await about()).body.code]).toEqual([503, 'http/unavailable']);
    rmSync(join(dir, 'news.html'));
    mkdirSync(join(dir, 'news.html'));
    chmodSync(join(dir, 'news.html'), 0o755);
    expect((await about()).status).toBe(503);
    expect(server.logs.join('')).toContain('the news page cannot be read');
  });

  it('takes a language for a name of a file only where it is one', async () => {
    write('news.html', 'mine');
    for (const locale of ['../../x', 'de-DE/../..', '..', 'DE-de', 'de-DE%00', ''])
      expect([locale, (await about(`?locale=${encodeURIComponent(locale)}`)).status]).toEqual([locale, 400]);
  });
});
