import {
  type OutsideStandIn,
  type StandInAnswer,
  startOutsideStandIn,
} from '../../../testing/fakes/outside-stand-in.ts';

/** An encyclopedia of a test's own. */
export type WikiStandIn = OutsideStandIn;
export const startWikiStandIn = startOutsideStandIn;

export const WIKI_ADDRESS = 'https://{lang}.wiki.example/summary/{title}';

/** The answer for an article. */
export const article = (page: object): StandInAnswer => ({
  body: JSON.stringify({ type: 'standard', title: 'King', ...page }),
});
