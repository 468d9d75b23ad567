import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Slider } from '../../../ui/kit/inputs/slider.tsx';
import { showError } from '../../../ui/toasts/toasts.tsx';
import type { SettingLine } from './setting-list.ts';
import type { OffReason } from './setting-scope.ts';
import s from './settings.module.css';
import { useSettingsSender } from './use-settings-sender.ts';

interface SettingLineViewProps {
  line: SettingLine;
  host: boolean;
  open: boolean;
  onToggle: () => void;
}

const OFF_WORDS = {
  mode: 'host.offMode',
  scenario: 'host.offScenario',
  timer: 'host.offTimer',
  range: 'host.offRange',
  ranked: 'host.offRanked',
} as const satisfies Record<OffReason, string>;

/** A setting that has no say now: its name and why. */
function OffLine({ line, why }: { line: SettingLine; why: OffReason }) {
  const { t } = useTranslation();
  return (
    <li className={s.line} data-setting={line.id} data-off={why}>
      <button type="button" className={s.head} disabled>
        <span>{line.label}</span>
        <em>{t(OFF_WORDS[why])}</em>
      </button>
    </li>
  );
}

/** A setting with its value; only the host can open the list of values. */
export function SettingLineView({ line, host, open, onToggle }: SettingLineViewProps) {
  const { t } = useTranslation();
  const listId = useId();
  if (line.off) return <OffLine line={line} why={line.off} />;
  return (
    <li className={s.line} data-open={open || undefined} data-setting={line.id}>
      <button
        type="button"
        className={s.head}
        aria-expanded={host ? open : undefined}
        aria-controls={open ? listId : undefined}
        aria-disabled={!host || undefined}
        onClick={host ? onToggle : () => showError(t('room.refusedOnlyHost'))}
      >
        <span>{line.label}</span>
        <b>{line.value}</b>
        {host ? <ChevronDown size={20} strokeWidth={3} /> : null}
      </button>
      {open && host ? <Values id={listId} line={line} /> : null}
    </li>
  );
}

function Values({ id, line }: { id: string; line: SettingLine }) {
  const { t } = useTranslation();
  const send = useSettingsSender();
  const { slider } = line;
  const values = useRef<HTMLDivElement>(null);
  // The last line's would open below the window's edge.
  useEffect(() => {
    values.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const [value, setValue] = useState(slider?.value ?? 0);
  return (
    <div ref={values} className={s.values} id={id}>
      {slider ? (
        <div className={s.slide}>
          <Slider
            label={line.label}
            value={value}
            min={slider.min}
            max={slider.max}
            step={slider.step}
            format={slider.format}
            onChange={setValue}
          />
          <Btn size="sm" tone="gold" disabled={value === slider.value} onClick={() => send(slider.message(value))}>
            {t('room.set')}
          </Btn>
        </div>
      ) : null}
      {line.choices.map((choice) => (
        <Btn
          key={choice.label}
          size="sm"
          tone={choice.chosen ? 'gold' : 'plain'}
          aria-pressed={choice.chosen}
          onClick={() => send(choice.message)}
        >
          {choice.label}
        </Btn>
      ))}
      {line.hint ? <p className={s.hint}>{line.hint}</p> : null}
    </div>
  );
}
