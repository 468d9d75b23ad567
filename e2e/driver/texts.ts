import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../../tools/run-command.ts';

/** An English text of the catalogue, as `feature.key`; parameters are filled in. */
export function text(key: string, params: Readonly<Record<string, string | number>> = {}): string {
  const [feature = '', ...path] = key.split('.');
  const file = resolve(ROOT, `apps/web/src/locales/en-US/${feature}.json`);
  let found: unknown = JSON.parse(readFileSync(file, 'utf8'));
  for (const step of path) found = (found as Record<string, unknown> | undefined)?.[step];
  if (typeof found !== 'string') throw new Error(`No text ${key}`);
  return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));
}
