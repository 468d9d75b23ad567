import clsx from 'clsx';
import { drawableScenarios, NO_SCENARIO, RANDOM_SCENARIO, readLocks, SCENARIOS } from '@syllaboom/engine';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../../ui/toasts/toasts.tsx';
import { useWindows } from '../../../../ui/windows/manager.ts';
import { ROOM_WINDOWS } from '../../room-ui.ts';
import { useSettingsSender } from '../../settings/use-settings-sender.ts';
import { useIsHost, useRoom, useSnapshot } from '../../store/use-topic.ts';
import { lockWords } from '../mode-catalogue.ts';
import { ScenarioCard } from './scenario-card.tsx';
import { scenarioFlags, toggleExclusion } from './scenario-exclusions.ts';
import fading from '../../../../ui/kit/layout/fading-end.module.css';
import s from './scenarios.module.css';
import { useHostChoice } from '../use-host-choice.ts';

/** Runs once when the scenario window closes, whatever closed it. */
function useOnClose(run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(
    () =>
      useWindows.subscribe((now, before) => {
        const id = ROOM_WINDOWS.scenarios;
        if (before.open.includes(id) && !now.open.includes(id)) latest.current();
      }),
    [],
  );
}

/** The presets of mode 0. Under the random one the host says which of them may come up. */
export function ScenarioPicker() {
  const { t } = useTranslation();
  const { store, actions } = useRoom();
  const info = useSnapshot('info');
  const host = useIsHost();
  const hostChoice = useHostChoice();
  const send = useSettingsSender();
  const stored = info?.scx;
  const [excluded, setExcluded] = useState(stored ?? []);
  // What the room confirms, or somebody else set meanwhile.
  useEffect(() => setExcluded(stored ?? []), [stored]);
  useOnClose(() => {
    const now = store.get('info');
    if (host && now && !now.started && !now.ranked) actions.send('update-scenarios', scenarioFlags(excluded));
  });
  if (!info) return null;
  const toggle = (id: number) => {
    const next = toggleExclusion(excluded, id);
    if (next) setExcluded(next);
    else showError(t('host.oneStays'));
  };
  const locks = readLocks(info.locks).scenarios;
  const random = info.sc === RANDOM_SCENARIO;
  const draws = (id: number): boolean | null =>
    random && drawableScenarios([]).some((one) => one.id === id) ? !excluded.includes(id) : null;
  return (
    <ul className={clsx(fading.fadingEnd, s.list)}>
      {[NO_SCENARIO, RANDOM_SCENARIO, ...drawableScenarios([]).map(({ id }) => id)]
        .flatMap((id) => SCENARIOS.filter((one) => one.id === id))
        .map((scenario) => (
          <ScenarioCard
            key={scenario.id}
            scenario={scenario}
            chosen={scenario.id === info.sc}
            host={host}
            lock={locks.get(scenario.id) ?? null}
            drawn={locks.has(scenario.id) ? null : draws(scenario.id)}
            onChoose={() =>
              hostChoice(() => {
                const lock = locks.get(scenario.id);
                if (lock) showError(t(lockWords[lock]));
                else if (scenario.id !== info.sc) send({ key: 'scenario', value: scenario.id });
              })
            }
            onToggle={() => hostChoice(() => toggle(scenario.id))}
          />
        ))}
    </ul>
  );
}
