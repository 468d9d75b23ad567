import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isCommonPassword, readCommonPasswords } from '../packages/engine/src/account/common-password.ts';
import { foldPassword } from '../packages/engine/src/account/fold-password.ts';
import { PASSWORDS } from '../packages/engine/src/balance/account/passwords.ts';

/** Makes the list of common passwords: our own words first, then those that leaked most often, as far as they add something. */
const TARGET = path.join(import.meta.dirname, '../packages/engine/src/account/common-passwords.ts');
const require = createRequire(import.meta.url);

interface Leaked {
  readonly dictionary: { readonly 'passwords-common': readonly string[] };
}
const leaked = (require('@zxcvbn-ts/language-common') as Leaked).dictionary['passwords-common'];
const own = JSON.parse(readFileSync(path.join(import.meta.dirname, 'own-passwords.json'), 'utf8')) as Record<
  string,
  readonly string[]
>;

const listed: string[] = [];
const common = new Set<string>();
for (const raw of [...Object.values(own).flat(), ...leaked]) {
  if (listed.length === PASSWORDS.mostListed) break;
  const entry = foldPassword(raw);
  // Shorter ones can't be chosen; words and patterns that are known already cover many of them.
  if (entry.length < PASSWORDS.shortestStem || /^\d{4}$/.test(entry) || isCommonPassword(entry, '', common)) continue;
  listed.push(entry);
  for (const form of readCommonPasswords(entry)) common.add(form);
}
const text = listed.sort().join(' ').replaceAll('\\', '\\\\').replaceAll("'", "\\'");
writeFileSync(
  TARGET,
  `/**
 * Made by tools/build-common-passwords.ts from npm \`@zxcvbn-ts/language-common\` (MIT) and tools/own-passwords.json, folded
 * and sorted; what a shorter entry covers is left out.
 */
export const COMMON_PASSWORDS =
  '${text}';
`,
);
process.stdout.write(`${listed.length} common passwords\n`);
