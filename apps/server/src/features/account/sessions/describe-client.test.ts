import { describe, expect, it } from 'vitest';
import { describeClient } from './describe-client.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device’s browser and system', () => {
  it.each([
    ['Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0', 'Firefox', 'Android', 'phone'],
    ['Mozilla/5.0 (Android 14; Tablet; rv:128.0) Gecko/128.0 Firefox/128.0', 'Firefox', 'Android', 'tablet'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/124.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android', 'phone'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/124.0.0.0 Safari/537.36`, 'Chrome', 'Android', 'tablet'],
    [
      `Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918B) ${BLINK} SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
      'phone',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${WEBKIT} Version/17.5 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iOS',
      'phone',
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${WEBKIT} Version/17.5 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iOS',
      'tablet',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/17.5 Safari/605.1.15`,
      'Safari',
      'macOS',
      'desktop',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/124.0.0.0 Safari/537.36 Edg/124.0.0.0`,
      'Edge',
      'Windows',
      'desktop',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Chrome/124.0.0.0 Safari/537.36`,
      'Chrome',
      'Chrome OS',
      'desktop',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; WOW64) ${BLINK} discord/1.0.9163 Chrome/124.0.6367.243 Electron/30.1.0 Safari/537.36`,
      'Discord',
      'Windows',
      'desktop',
    ],
  ])('are read from %s', (agent, browser, system, form) => {
    expect(describeClient(agent)).toEqual({ browser, system, form });
  });

  it.each([[undefined], [''], ['   '], ['node'], ['curl/8.1'], ['<b>me</b>/1.0'], ['a/'.repeat(5000)]])(
    'are not known of %j',
    (agent) => {
      expect(describeClient(agent)).toBeNull();
    },
  );

  it('never holds words of the header itself', () => {
    expect(describeClient('Mallory/1.0 (X11; Linux x86_64)')).toEqual({
      browser: null,
      system: 'Linux',
      form: 'desktop',
    });
  });
});
