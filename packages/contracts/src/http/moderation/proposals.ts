import { z } from 'zod/mini';
import { playerText } from '../../player-text.ts';
import { endpoint } from '../endpoint.ts';
import { Done, LanguageCode, PlayerRef } from '../shapes.ts';
import { Reason } from './staff-shapes.ts';

/** What became of a proposed word. */
export const PROPOSAL_STATES = ['open', 'accepted', 'refused'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** A word that players miss in a dictionary. */
export const WordProposal = z.object({
  word: z.string(),
  state: z.enum(PROPOSAL_STATES),
  /** ISO time at which it was proposed. */
  at: z.string(),
  votes: z.int(),
  /** Whether the caller is among them; of decided words nobody's votes are kept. */
  voted: z.boolean(),
  /** Where the staff found an accepted word, why it refused a refused one; empty for open ones. */
  note: z.string(),
  /** ISO time from which an accepted word is in the dictionary; null for others. */
  from: z.nullable(z.string()),
});
export type WordProposal = z.infer<typeof WordProposal>;
/** Entries per page of the lists. */
export const PROPOSALS_PAGE = 40;

const Word = z.object({ locale: LanguageCode, word: z.string().check(z.maxLength(200)) });

const wordProposals = endpoint({
  method: 'GET',
  path: '/lm/proposals/:locale',
  summary: 'Words that players miss in a dictionary: open ones with most votes first, decided ones the latest first',
  service: 'game',
  auth: 'session',
  limit: 'read',
  params: z.object({ locale: LanguageCode }),
  query: z.object({
    page: z.optional(z.string().check(z.regex(/^\d{1,5}$/))),
    show: z.optional(z.enum(PROPOSAL_STATES)),
  }),
  reply: z.object({ data: z.array(WordProposal), total: z.int() }),
  errors: ['words/language_unknown'],
});
const proposeWord = endpoint({
  method: 'POST',
  path: '/lm/proposals/:locale',
  summary: 'Propose a missing word, or vote for it where somebody has proposed it before',
  service: 'game',
  auth: 'wayIn',
  limit: 'write',
  params: z.object({ locale: LanguageCode }),
  body: z.object({ word: playerText('proposedWord', z.string().check(z.minLength(1), z.maxLength(200))) }),
  /** The word as it is kept. */
  reply: z.object({ success: z.literal(true), word: z.string(), votes: z.int() }),
  errors: [
    'words/language_unknown',
    'words/language_building',
    'proposal/no_word',
    'proposal/known_word',
    'proposal/removed_word',
    'proposal/text_refused',
    'proposal/accepted',
    'proposal/refused',
    'proposal/too_many',
  ],
});
const voteForWord = endpoint({
  method: 'POST',
  path: '/lm/proposals/:locale/:word/vote',
  summary: 'Vote for a proposed word, or take the vote back; without any votes left a word is no longer proposed',
  service: 'game',
  auth: 'wayIn',
  limit: 'write',
  params: Word,
  body: z.object({ on: z.boolean() }),
  reply: z.object({ success: z.literal(true), votes: z.int() }),
  errors: ['words/language_unknown', 'moderation/not_found', 'moderation/closed'],
});
const wordSources = endpoint({
  method: 'GET',
  path: '/lm/proposals/:locale/:word/sources',
  summary: 'What the server itself knows of a proposed word',
  service: 'game',
  auth: 'language',
  limit: 'read',
  params: Word,
  reply: z.object({
    /** Null: their account is erased. */
    proposedBy: z.nullable(PlayerRef),
    /** Other languages whose dictionary has it. */
    languages: z.array(z.string()),
    meanings: z.array(z.string()),
    /** Who says so; null without a meaning. */
    meaningsFrom: z.nullable(z.string()),
    /** Words of the dictionary that begin alike. */
    relatives: z.array(z.string()),
  }),
  errors: ['words/language_unknown', 'words/language_building', 'moderation/not_found'],
});
const decideProposal = endpoint({
  method: 'POST',
  path: '/lm/proposals/:locale/:word/decide',
  summary: 'Accept a proposed word, with the source that holds it, or refuse it, with the reason',
  service: 'game',
  auth: 'language',
  limit: 'write',
  params: Word,
  body: z.object({ accept: z.boolean(), note: Reason }),
  reply: Done,
  errors: [
    'words/language_unknown',
    'words/language_building',
    'moderation/not_found',
    'moderation/closed',
    'proposal/known_word',
    'proposal/too_few_votes',
    'proposal/own',
  ],
});

export const PROPOSAL_CALLS = { wordProposals, proposeWord, voteForWord, wordSources, decideProposal };
