import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Btn } from '../../../ui/kit/buttons/btn.tsx';
import { Select } from '../../../ui/kit/inputs/select.tsx';
import { modeName } from '../../../ui/mode/mode-name.ts';
import { ModePicture } from '../../../ui/mode/mode-picture.tsx';
import { closeWindow } from '../../../ui/windows/manager.ts';
import { FILTER_WINDOW } from './filter-window.ts';
import form from '../../../ui/windows/window-form.module.css';
import {
  ANY_MODE,
  type HistoryFilter,
  LEAST_MINUTES,
  LEAST_TURNS,
  MODE_CHOICES,
  NO_FILTER,
  TIME_RANGES,
  useFilterDoor,
} from './history-filter.ts';

interface FieldsProps {
  readonly filter: HistoryFilter;
  readonly onChange: (change: Partial<HistoryFilter>) => void;
}

function Fields({ filter, onChange }: FieldsProps) {
  const { t } = useTranslation();
  return (
    <div className={form.fields}>
      <Select
        label={t('history.timeRange')}
        value={filter.timeRange}
        choices={TIME_RANGES.map((value) => ({ value, label: t(`history.range.${value}`) }))}
        onChange={(timeRange) => onChange({ timeRange })}
      />
      <Select
        label={t('history.order')}
        value={filter.sortOrder}
        choices={(['newest', 'oldest'] as const).map((value) => ({ value, label: t(`history.${value}`) }))}
        onChange={(sortOrder) => onChange({ sortOrder })}
      />
      <Select
        label={t('history.mode')}
        value={filter.mode}
        choices={MODE_CHOICES.map((value) =>
          value === ANY_MODE
            ? { value, label: t('history.anyMode') }
            : { value, label: t(modeName(value)), icon: <ModePicture mode={value} size={26} /> },
        )}
        onChange={(mode) => onChange({ mode })}
      />
      <Select
        label={t('history.leastTime')}
        value={filter.leastMinutes}
        choices={LEAST_MINUTES.map((value) => ({
          value,
          label: value === 0 ? t('history.any') : t('history.leastMinutes', { count: value }),
        }))}
        onChange={(leastMinutes) => onChange({ leastMinutes })}
      />
      <Select
        label={t('history.leastTurns')}
        value={filter.leastTurns}
        choices={LEAST_TURNS.map((value) => ({
          value,
          label: value === 0 ? t('history.any') : t('history.turns', { count: value }),
        }))}
        onChange={(leastTurns) => onChange({ leastTurns })}
      />
    </div>
  );
}

/** Which matches the history shows: chosen, then applied or taken back. */
export function FilterForm() {
  const { t } = useTranslation();
  const door = useFilterDoor((state) => state.door);
  const [filter, setFilter] = useState(door?.filter ?? NO_FILTER);
  const finish = (chosen: HistoryFilter) => {
    closeWindow(FILTER_WINDOW);
    door?.onApply(chosen);
  };
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        finish(filter);
      }}
    >
      <Fields filter={filter} onChange={(change) => setFilter((before) => ({ ...before, ...change }))} />
      <div className={form.foot}>
        <Btn onClick={() => finish(NO_FILTER)}>{t('history.reset')}</Btn>
        <Btn type="submit" tone="gold">
          {t('history.apply')}
        </Btn>
      </div>
    </form>
  );
}
