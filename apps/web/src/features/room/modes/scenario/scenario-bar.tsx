import { MODES } from '@syllaboom/engine';
import { useTranslation } from 'react-i18next';
import { Progress } from '../../../../ui/kit/progress.tsx';
import bar from '../mode-bar.module.css';
import { useModeView } from '../use-mode.ts';
import s from './scenario.module.css';

/** A preset that keeps count: so many of its prompts are solved. */
export function ScenarioBar() {
  const { t } = useTranslation();
  const view = useModeView(MODES.original);
  if (!view || view.of === 0) return null;
  const label = t('modes.promptsDone', { done: view.done, of: view.of });
  return (
    <section className={`${bar.bar} ${bar.line}`} aria-label={label} data-testid="scenario-bar">
      <span className={bar.label}>{t('modes.prompts')}</span>
      <div className={s.track}>
        <Progress value={view.done / view.of} label={label} />
      </div>
      <b>
        {view.done} / {view.of}
      </b>
    </section>
  );
}
