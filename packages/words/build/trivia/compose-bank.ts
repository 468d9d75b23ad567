import type { GameLanguage } from '@syllaboom/engine';
import type { BankQuestion } from '../../src/trivia/trivia-pack.ts';
import {
  FACT_LANGUAGES,
  type FactLanguage,
  type LanguageFacts,
  readLanguageFacts,
  readWorldFacts,
} from '../facts/facts.ts';
import { faultOf } from './check-draft.ts';
import { Dice, type Difficulty, type Draft, type Material } from './draft.ts';
import { openLexicon } from './lexicon.ts';
import { draftMinecraft } from './minecraft/draft-minecraft.ts';
import { PHRASES } from './phrases/all-phrases.ts';
import { TEMPLATES } from './templates/all-templates.ts';

/** Drafts of one template and how many of them the bank takes. */
export interface Batch {
  readonly template: string;
  readonly most: number;
  readonly drafts: readonly Draft[];
}

/** Takes drafts of all difficulties in turn, so that a small share still holds hard and easy ones. */
function takeEvenly(drafts: readonly Draft[], most: number, dice: Dice): Draft[] {
  const mixed = dice.mix(drafts);
  const levels = ([0, 1, 2, 3, 4] as const).map((d: Difficulty) => mixed.filter((one) => one.d === d));
  const taken: Draft[] = [];
  for (let round = 0; taken.length < most && levels.some((level) => level.length > round); round++) {
    taken.push(...levels.flatMap((level) => level[round] ?? []));
  }
  return taken.slice(0, most);
}

/** Puts the answers in mixed order. */
function finish(draft: Draft, template: string, dice: Dice): BankQuestion {
  const a = dice.mix([draft.right, ...draft.wrong]) as unknown as BankQuestion['a'];
  const correct = a.indexOf(draft.right) as BankQuestion['correct'];
  return { template, q: draft.q, a, correct, d: draft.d, author: null };
}

/** Checks, thins and orders the drafts of all templates. Nothing is asked twice. */
export function assemble(language: GameLanguage, batches: readonly Batch[]): BankQuestion[] {
  const asked = new Set<string>();
  return batches.flatMap(({ template, most, drafts }) => {
    const dice = new Dice(`${language} ${template}`);
    const fit = drafts.filter((draft) => {
      const key = `${draft.q}|${draft.right}`;
      if (faultOf(draft) !== null || asked.has(key)) return false;
      asked.add(key);
      return true;
    });
    return takeEvenly(fit, most, dice).map((draft) => finish(draft, template, dice));
  });
}

function gather(language: FactLanguage): Material {
  const tongues = Object.fromEntries(FACT_LANGUAGES.map((one) => [one, readLanguageFacts(one)])) as Record<
    FactLanguage,
    LanguageFacts
  >;
  return {
    language,
    phrases: PHRASES[language],
    facts: tongues[language],
    world: readWorldFacts(),
    tongues,
    lexicon: openLexicon(language),
  };
}

/** All questions of a language, made from committed facts and words alone. */
export function composeBank(language: GameLanguage): BankQuestion[] {
  if (language === 'mc-MC') return assemble(language, draftMinecraft());
  const material = gather(language as FactLanguage);
  const batches = TEMPLATES.map(
    ({ name, most, draft }): Batch => ({
      template: name,
      most,
      drafts: draft(material, new Dice(`${language} ${name} drafts`)),
    }),
  );
  return assemble(language, batches);
}
