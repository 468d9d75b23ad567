import { needsSecondFactor } from '@syllaboom/engine';
import { type ReactNode, useCallback, useEffect } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useLoad } from '../../../platform/api/use-load.ts';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { useUser } from '../session-store.ts';
import { SecondFactorBody } from './second-factor-body.tsx';
import { addGate, noteProven, useSecondFactor } from './second-factor-store.ts';

function Ask({ children }: { children: ReactNode }) {
  const proven = useSecondFactor((state) => state.proven);
  const load = useCallback(async () => {
    const state = await api.call('secondFactor', {});
    noteProven(state.provenUntil !== null);
    return state;
  }, []);
  const state = useLoad(load);
  useEffect(addGate, []);
  return <LoadView of={state}>{() => (proven === true ? children : <SecondFactorBody />)}</LoadView>;
}

/** Shows what only counted roles may see; before that, the way to the second factor that they need. */
export function SecondFactorGateBody({ children }: { children: ReactNode }) {
  const roles = useUser()?.roles ?? [];
  return needsSecondFactor(roles) ? <Ask>{children}</Ask> : children;
}
