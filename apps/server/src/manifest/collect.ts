import type { EndpointName } from '@syllaboom/contracts';
import type { Caller } from '#features/account';
import type { Db } from '#platform/db/index.ts';
import type { AllRoutes } from '#platform/http/call.ts';
import type { Feature, Features } from './feature.ts';

type Served<One> = One extends { readonly routes: infer Routes } ? keyof Routes : never;
type Unserved<All extends Features> = Exclude<EndpointName, Served<All[keyof All]>>;
/** Asks for what nobody can give: the compiler names the endpoints that no feature serves. */
type NoneMissing<All extends Features> = [Unserved<All>] extends [never]
  ? unknown
  : { readonly 'endpoints that no feature serves': Unserved<All> };

/** A handler for every endpoint; one that no feature serves doesn't compile, one that two serve throws. */
export function collectRoutes<All extends Features>(features: All & NoneMissing<All>): AllRoutes<Caller> {
  const routes: Record<string, unknown> = {};
  for (const [feature, { routes: own = {} }] of Object.entries<Feature>(features))
    for (const [name, handler] of Object.entries(own)) {
      if (name in routes) throw new Error(`The feature "${feature}" serves ${name}, which another one serves, too.`);
      routes[name] = handler;
    }
  return routes as AllRoutes<Caller>;
}

/** Which of these accounts some feature wants kept. */
export async function collectKept(
  features: readonly Feature[],
  db: Db,
  playerIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const kept = new Set<string>();
  for (const { keepsAccounts } of features)
    for (const playerId of (await keepsAccounts?.(db, playerIds)) ?? []) kept.add(playerId);
  return kept;
}
