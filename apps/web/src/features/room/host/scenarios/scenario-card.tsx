import { type ModeLock, RANDOM_SCENARIO, type Scenario } from '@syllaboom/engine';
import clsx from 'clsx';
import { Ban, Check, Heart, Lock, Timer, Trophy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import choice from '../../../../ui/kit/inputs/choice.module.css';
import { Btn } from '../../../../ui/kit/buttons/btn.tsx';
import { Switch } from '../../../../ui/kit/inputs/switch.tsx';
import { Tip } from '../../../../ui/kit/popups/tip.tsx';
import { lockWords } from '../mode-catalogue.ts';
import { openScenarioBoard } from '../host-ui.ts';
import s from './scenarios.module.css';
import { scenarioHow, scenarioName } from '../../../../ui/mode/scenario-words.ts';

interface ScenarioCardProps {
  scenario: Scenario;
  chosen: boolean;
  host: boolean;
  /** Why it can't be chosen now; null when it can. */
  lock: ModeLock | null;
  /** Whether the random preset draws it; null where there is nothing to draw. */
  drawn: boolean | null;
  onChoose: () => void;
  onToggle: () => void;
}

/** What a preset sets: hearts and time. */
function Parameters({ scenario: { hearts, bankSeconds } }: { scenario: Scenario }) {
  const { t } = useTranslation();
  return (
    <>
      {hearts === null ? null : (
        <span className={s.parameter}>
          <Heart size={14} strokeWidth={3} fill="currentColor" aria-hidden="true" />
          {t('room.hearts', { count: hearts })}
        </span>
      )}
      {bankSeconds === 0 ? null : (
        <span className={s.parameter}>
          <Timer size={14} strokeWidth={3} aria-hidden="true" />
          {t('host.bankEach', { count: bankSeconds })}
        </span>
      )}
    </>
  );
}

/** One preset: what it is, its trophy, and whether the reel may stop at it. */
export function ScenarioCard({ scenario, chosen, host, lock, drawn, onChoose, onToggle }: ScenarioCardProps) {
  const { t } = useTranslation();
  const name = t(scenarioName(scenario.id));
  return (
    <li
      className={clsx(choice.choice, chosen && choice.chosen, s.card)}
      data-scenario={scenario.id}
      data-chosen={chosen || undefined}
      data-excluded={drawn === false}
      data-locked={lock ?? undefined}
    >
      <button
        type="button"
        className={s.choose}
        aria-pressed={chosen}
        aria-disabled={lock !== null || undefined}
        onClick={onChoose}
      >
        <b>
          {name}
          {chosen ? <Check size={19} strokeWidth={3.4} aria-label={t('host.chosen')} /> : null}
          {lock ? <Lock size={17} strokeWidth={3} aria-label={t('host.locked')} /> : null}
        </b>
        <span>{t(scenarioHow(scenario.id))}</span>
        {lock ? <em className={choice.reason}>{t(lockWords[lock])}</em> : null}
        <span className={s.parameters}>
          <Parameters scenario={scenario} />
          {drawn === false ? (
            <span className={s.excluded}>
              <Ban size={14} strokeWidth={3.2} aria-hidden="true" />
              {t('host.excluded')}
            </span>
          ) : null}
        </span>
      </button>
      <span className={s.side}>
        {scenario.metric === null || scenario.id === RANDOM_SCENARIO ? null : (
          <Tip label={t('host.bestOf', { name })}>
            <Btn size="sm" icon aria-label={t('host.bestOf', { name })} onClick={() => openScenarioBoard(scenario.id)}>
              <Trophy size={17} strokeWidth={2.8} />
            </Btn>
          </Tip>
        )}
        {drawn === null ? null : (
          <span className={s.flag}>
            <Switch label={t('host.mayBeDrawn', { name })} checked={drawn} disabled={!host} onChange={onToggle} />
          </span>
        )}
      </span>
    </li>
  );
}
