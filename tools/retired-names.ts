/**
 * Names that were replaced by the field's own, so that nobody brings them back: whole identifiers (never a word of English,
 * which a comment may need) and names of files. What is stored or configured under an old name keeps it and isn't listed.
 */
import { readFileSync } from 'node:fs';
import { listRepositoryFiles } from './repository-files.ts';
import { RETIRED_FILES, RETIRED_IDENTIFIERS } from './retired-names/lists.ts';
import { ROOT } from './run-command.ts';

/** Retired name → what to write instead. */
export type RetiredNames = Readonly<Record<string, string>>;
export interface RetiredLists {
  readonly identifiers: RetiredNames;
  /** `name.ts`, wherever it stands, or a folder as `some/folder/`. */
  readonly files: RetiredNames;
}

const SEARCHED = /\.(?:tsx?|mts|cjs|mjs|css|md|html|ya?ml|tsv)$/;
/** The lists themselves, and the specifications' own words. */
const LEFT_OUT = /^tools\/retired-names|^docs\/requirements\.tsv$/;

const IDENTIFIER = /[A-Za-z_$][\w$]*/g;
const FILE_NAME = /(?<![\w.-])[\w-][\w.-]*\.(?:tsx?|css|json)(?![\w-])/g;

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

function* namesIn(text: string, pattern: RegExp, retired: RetiredNames): Generator<readonly [number, string, string]> {
  for (const { 0: name, index } of text.matchAll(pattern)) {
    const instead = Object.hasOwn(retired, name) ? retired[name] : undefined;
    if (instead !== undefined) yield [lineAt(text, index), name, instead];
  }
}

/** Retired names in a file's text and in its own path, as `file:line: name → replacement`. */
export function retiredNamesIn(path: string, text: string, lists: RetiredLists): string[] {
  const folders = Object.entries(lists.files).filter(([name]) => name.endsWith('/') && `/${path}`.includes(`/${name}`));
  const base = path.slice(path.lastIndexOf('/') + 1);
  const own = Object.hasOwn(lists.files, base) ? [[base, lists.files[base]] as const] : [];
  return [
    ...[...folders, ...own].map(([name, instead]) => `${path}: ${name} → ${instead}`),
    ...[...namesIn(text, IDENTIFIER, lists.identifiers), ...namesIn(text, FILE_NAME, lists.files)]
      .sort(([a], [b]) => a - b)
      .map(([line, name, instead]) => `${path}:${line}: ${name} → ${instead}`),
  ];
}

/** Everything of the repository that still, or again, has a retired name. */
export function findRetiredNames(): string[] {
  const lists = { identifiers: RETIRED_IDENTIFIERS, files: RETIRED_FILES };
  return listRepositoryFiles()
    .filter((path) => !LEFT_OUT.test(path))
    .flatMap((path) => {
      const text = SEARCHED.test(path) ? readFileSync(`${ROOT}/${path}`, 'utf8') : '';
      return retiredNamesIn(path, text, lists);
    });
}

if (import.meta.main) {
  const found = findRetiredNames();
  if (found.length > 0)
    console.log(`${found.join('\n')}\n${found.length} retired names: write what stands behind the arrow.`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
