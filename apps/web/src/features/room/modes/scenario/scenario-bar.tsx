import { MODES, NO_SCENARIO, RANDOM_SCENARIO } from '@syllaboom/engine';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Progress } from '../../../../ui/kit/waiting/progress.tsx';
import { scenarioHow, scenarioName } from '../../../../ui/mode/scenario-words.ts';
import { useSnapshot } from '../../store/use-topic.ts';
import bar from '../mode-bar.module.css';
import { useModeView } from '../use-mode.ts';
import s from './scenario.module.css';

/** The preset that the running match plays; none while the random one is still drawing. */
const useRunningScenario = (): number => {
  const info = useSnapshot('info');
  if (!info?.started) return NO_SCENARIO;
  return info.sc === RANDOM_SCENARIO ? info.drawn : info.sc;
};

/** Which preset is played, also for who comes late, and how many of its prompts are solved where it keeps count. */
export function ScenarioBar() {
  const { t } = useTranslation();
  const scenario = useRunningScenario();
  const view = useModeView(MODES.original);
  if (scenario === NO_SCENARIO) return null;
  const name = t(scenarioName(scenario));
  const counts = view !== null && view.of > 0;
  return (
    <section className={clsx(bar.bar, bar.line, counts || s.alone)} aria-label={name} data-testid="scenario-bar">
      <span className={bar.label} title={t(scenarioHow(scenario))}>
        {name}
      </span>
      {counts ? <Count done={view.done} of={view.of} /> : null}
    </section>
  );
}

function Count({ done, of }: { done: number; of: number }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={s.track}>
        <Progress value={done / of} label={t('modes.promptsDone', { done, of })} />
      </div>
      <b>
        {done} / {of}
      </b>
    </>
  );
}
