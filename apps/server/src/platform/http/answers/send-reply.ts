import { createHash } from 'node:crypto';
import { type Endpoint, type HashHeader, TextFile } from '@syllaboom/contracts';
import type { Request, Response } from 'express';

/** Long enough that no two lists of one call ever meet, short enough for a header. */
const HASH_LENGTH = 22;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH);

/** The hash of a list that says it in its body, too: the header then repeats that one. */
export const listHash = (list: object): string => hashOf(JSON.stringify(list));

/** Answers with what the endpoint's handler gave, in the form that its contract declares. */
export function sendReply(endpoint: Endpoint, given: unknown, request: Request, response: Response): void {
  response.set('Cache-Control', 'no-store');
  // What the caller has already is not even brought into form.
  if (endpoint.conditional !== undefined && isKnown(endpoint.conditional, ownHash(given), request, response)) return;
  const reply = endpoint.reply.parse(given);
  if (endpoint.reply === TextFile) sendTextFile(TextFile.parse(reply), response);
  else if (endpoint.conditional !== undefined) sendUnlessKnown(endpoint.conditional, reply, request, response);
  else response.json(reply);
}

/** A browser that goes there itself stores the text instead of showing it, whatever it looks like. */
function sendTextFile({ name, text }: TextFile, response: Response): void {
  response.attachment(name).type('text/plain; charset=utf-8').send(text);
}

/** The hash that a reply brings itself. */
const ownHash = (reply: unknown): string | undefined => (reply as { readonly hash?: string }).hash;

/** The hash covers the whole reply, so that it also tells the lists of two callers apart; a reply may bring its own. */
function sendUnlessKnown(header: HashHeader, reply: unknown, request: Request, response: Response): void {
  const text = JSON.stringify(reply);
  const hash = ownHash(reply) ?? hashOf(text);
  if (isKnown(header, hash, request, response)) return;
  response.set(header, hash).type('json').send(text);
}

/** Answers 304 where the caller has named this very hash; whether it did. */
function isKnown(header: HashHeader, hash: string | undefined, request: Request, response: Response): boolean {
  if (hash === undefined || request.headers[header] !== hash) return false;
  response.set(header, hash).status(304).end();
  return true;
}
