import { readFileSync } from 'node:fs';

/** One way to make a form: what goes, what comes, on which words, and what may follow. */
interface Rule {
  readonly strip: string;
  readonly add: string;
  readonly condition: RegExp;
  readonly further: readonly string[];
}

interface RuleSet {
  readonly isPrefix: boolean;
  /** Whether it may stand together with one at the other end. */
  readonly crosses: boolean;
  readonly rules: Rule[];
}

const readLines = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);

/** The rules of a file in UTF-8 whose flags are single characters, as the Spanish one's are. */
function readRules(file: string): Map<string, RuleSet> {
  const sets = new Map<string, RuleSet>();
  for (const line of readLines(file)) {
    const [kind, flag = '', third = '', fourth = '', fifth = '.'] = line.trim().split(/\s+/);
    if (kind !== 'PFX' && kind !== 'SFX') continue;
    const set = sets.get(flag);
    if (set === undefined) {
      sets.set(flag, { isPrefix: kind === 'PFX', crosses: third === 'Y', rules: [] });
      continue;
    }
    const [add = '', further = ''] = fourth.split('/');
    set.rules.push({
      strip: third === '0' ? '' : third,
      add: add === '0' ? '' : add,
      condition: new RegExp(set.isPrefix ? `^${fifth}` : `${fifth}$`, 'u'),
      further: [...further],
    });
  }
  return sets;
}

/** All forms of all words of a hunspell dictionary, prefixed ones and further suffixes included. */
export function expandHunspell(base: string): Set<string> {
  const sets = readRules(`${base}.aff`);
  const forms = new Set<string>();
  const suffixed = (word: string, flags: readonly string[], prefixes: readonly string[], depth: number): void => {
    for (const flag of flags) {
      const set = sets.get(flag);
      if (set === undefined || set.isPrefix) continue;
      for (const { strip, add, condition, further } of set.rules) {
        if (!word.endsWith(strip) || !condition.test(word)) continue;
        const form = word.slice(0, word.length - strip.length) + add;
        forms.add(form);
        prefixed(form, [...(set.crosses ? prefixes : []), ...further], true);
        if (depth > 0) suffixed(form, further, set.crosses ? prefixes : [], depth - 1);
      }
    }
  };
  const prefixed = (word: string, flags: readonly string[], isForm: boolean): void => {
    for (const flag of flags) {
      const set = sets.get(flag);
      if (!set?.isPrefix || (isForm && !set.crosses)) continue;
      for (const { strip, add, condition } of set.rules) {
        if (word.startsWith(strip) && condition.test(word)) forms.add(add + word.slice(strip.length));
      }
    }
  };
  for (const line of readLines(`${base}.dic`).slice(1)) {
    const [entry = ''] = line.split(/[\t ]/);
    const [word = '', flags = ''] = entry.split('/');
    if (word === '') continue;
    forms.add(word);
    prefixed(word, [...flags], false);
    suffixed(word, [...flags], [...flags], 1);
  }
  return forms;
}
