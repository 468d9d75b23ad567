import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../../tools/run-command.ts';

type Params = Readonly<Record<string, string | number>>;

/** A text of the catalogue in a language of the interface, as `feature.key`; parameters are filled in. */
export function textIn(language: string, key: string, params: Params = {}): string {
  const [feature = '', ...path] = key.split('.');
  const file = resolve(ROOT, `apps/web/src/locales/${language}/${feature}.json`);
  let found: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const step of path) found = (found as Record<string, unknown> | undefined)?.[step];
  if (typeof found !== 'string') throw new Error(`No text ${key} in ${language}`);
  return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));
}

/** The same in English, which the journeys' pages speak. */
export const text = (key: string, params: Params = {}): string => textIn('en-US', key, params);
