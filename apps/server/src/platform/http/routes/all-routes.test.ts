import { expectTypeOf, it } from 'vitest';
import type { AllRoutes, Call } from '../call.ts';

interface Caller {
  readonly playerId: string;
  readonly guest: boolean;
  readonly type: number;
}

it('wants a handler for every endpoint, of the endpoint’s types', () => {
  expectTypeOf<Omit<AllRoutes<Caller>, 'me'>>().not.toExtend<AllRoutes<Caller>>();
  expectTypeOf<AllRoutes<Caller>['me']>().parameter(0).toHaveProperty('caller').toEqualTypeOf<Caller>();
  expectTypeOf<AllRoutes<Caller>['guest']>().parameter(0).toHaveProperty('caller').toEqualTypeOf<null>();
  expectTypeOf<AllRoutes<Caller>['wordExists']>()
    .parameter(0)
    .toHaveProperty('params')
    .toEqualTypeOf<{ language: string; word: string }>();
  expectTypeOf<AllRoutes<Caller>['wordExists']>().returns.resolves.toEqualTypeOf<{ exists: boolean }>();
  expectTypeOf<Call<Caller, { readonly auth: 'player' }>['caller']>().toEqualTypeOf<Caller>();
});
