import { GAME_LANGUAGES } from '@syllaboom/engine';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { formatLanguage } from '../../platform/i18n/format.ts';
import { LocaleFlag } from './flag.tsx';

it('draws a flag of its own for each game language, with its name; none for an unknown one [R0176]', async () => {
  await render(
    <ul>
      {GAME_LANGUAGES.map((locale) => (
        <li key={locale}>
          <LocaleFlag locale={locale} />
        </li>
      ))}
      <li>
        <LocaleFlag locale="ja-JP" />
      </li>
    </ul>,
  );
  const rows = [...document.querySelectorAll('li')];
  expect(rows.map((row) => row.textContent)).toEqual(
    [...GAME_LANGUAGES, 'ja-JP'].map((locale) => formatLanguage(locale)),
  );
  expect(new Set(rows.map((row) => row.querySelector('svg')?.innerHTML)).size).toBe(GAME_LANGUAGES.length + 1);
  expect(rows.at(-1)?.querySelector('svg')).toBeNull();
});
