import { describe, expect, it } from 'vitest';
import { findRetiredNames, retiredNamesIn } from './retired-names.ts';
import { RETIRED_FILES, RETIRED_IDENTIFIERS } from './retired-names/lists.ts';

const LISTS = {
  identifiers: { sealSecret: 'encryptSecret', toString: 'describe' },
  files: { 'secret-seal.ts': 'secret-encryption.ts', 'features/seals/': 'features/encryption/' },
};

describe('retired names', () => {
  it('are found with file, line and replacement', () => {
    const text = "import { sealSecret } from './secret-seal.ts';\n\nexport const kept = sealSecret('x');\n";
    expect(retiredNamesIn('a/b.ts', text, LISTS)).toEqual([
      'a/b.ts:1: sealSecret → encryptSecret',
      'a/b.ts:1: secret-seal.ts → secret-encryption.ts',
      'a/b.ts:3: sealSecret → encryptSecret',
    ]);
  });

  it('are found in the names of files and folders', () => {
    expect(retiredNamesIn('server/src/features/seals/secret-seal.ts', '', LISTS)).toEqual([
      'server/src/features/seals/secret-seal.ts: features/seals/ → features/encryption/',
      'server/src/features/seals/secret-seal.ts: secret-seal.ts → secret-encryption.ts',
    ]);
  });

  it('are whole: a word of English, a longer name and a longer file name pass', () => {
    const text =
      "// seal it\nresealSecret(sealSecrets, seal_secret);\nimport './my-secret-seal.ts';\nhasOwnProperty();\n";
    expect(retiredNamesIn('a/unsealed-secret-seal.ts', text, LISTS)).toEqual([]);
  });

  it('have replacements that are not retired', () => {
    const retired = new Set([...Object.keys(RETIRED_IDENTIFIERS), ...Object.keys(RETIRED_FILES)]);
    const replacements = [...Object.values(RETIRED_IDENTIFIERS), ...Object.values(RETIRED_FILES)];
    expect(replacements.filter((name) => retired.has(name))).toEqual([]);
  });

  it('are gone from the repository', () => {
    expect(findRetiredNames()).toEqual([]);
  });
});
