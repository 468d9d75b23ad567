import { needsSecondFactor } from '@syllaboom/engine';
import { type ReactNode, useEffect } from 'react';
import { useApiQuery } from '../../../platform/query/use-api-query.ts';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { useUser } from '../session-store.ts';
import { SecondFactorBody } from './second-factor-body.tsx';
import { addGate, noteProven, useSecondFactor } from './second-factor-store.ts';

function Ask({ children }: { children: ReactNode }) {
  const proven = useSecondFactor((state) => state.proven);
  const state = useApiQuery('secondFactor', {});
  const { data } = state;
  useEffect(() => {
    if (data !== null) noteProven(data.provenUntil !== null);
  }, [data]);
  useEffect(addGate, []);
  return (
    <LoadView of={state}>
      {({ provenUntil }) => ((proven ?? provenUntil !== null) ? children : <SecondFactorBody />)}
    </LoadView>
  );
}

/** Shows what only counted roles may see; before that, the way to the second factor that they need. */
export function SecondFactorGateBody({ children }: { children: ReactNode }) {
  const roles = useUser()?.roles ?? [];
  return needsSecondFactor(roles) ? <Ask>{children}</Ask> : children;
}
