import { findScenario } from '@syllaboom/engine';
import { useMemo } from 'react';
import { scenarioList, SingleBoard } from '../../../leaderboards/index.ts';
import { useHostUi } from '../host-ui.ts';

/** The best players of one preset. */
export function ScenarioBoard() {
  const id = useHostUi((state) => state.boardOf);
  const list = useMemo(() => {
    const scenario = id === null ? null : findScenario(id);
    return scenario ? scenarioList(scenario) : null;
  }, [id]);
  return list ? <SingleBoard key={list.id} list={list} /> : null;
}
