import { findScenario, type Scenario } from '@syllaboom/engine';
import { RefreshCw } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import type { CallReply } from '../../../platform/api/create-api.ts';
import { wordsForError } from '../../../platform/i18n/error-words.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { Critter } from '../../../ui/critter/critter.tsx';
import { Btn } from '../../../ui/kit/btn.tsx';
import { EmptyState } from '../../../ui/kit/empty-state.tsx';
import { Spinner } from '../../../ui/kit/spinner.tsx';
import { useHostUi } from './host-ui.ts';
import { boardKey } from './scenario-words.ts';
import s from './scenarios.module.css';

type Board = CallReply<'leaderboard'>;
type Loaded = { readonly of: number; readonly board: Board } | { readonly of: number; readonly failed: string };

function useBoard(scenario: Scenario): { loaded: Loaded | null; load: () => void } {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const load = useCallback(() => {
    setLoaded(null);
    void api.call('leaderboard', { params: { category: boardKey(scenario) }, query: {} }).then(
      (board) => setLoaded({ of: scenario.id, board }),
      (cause: unknown) => setLoaded({ of: scenario.id, failed: wordsForError(cause) }),
    );
  }, [scenario]);
  useEffect(load, [load]);
  // An answer that comes after another preset was opened is not this one's.
  return { loaded: loaded?.of === scenario.id ? loaded : null, load };
}

function Rows({ scenario, board }: { scenario: Scenario; board: Board }) {
  const { t } = useTranslation();
  const score = (value: number) =>
    scenario.metric === 'coverage' ? `${formatNumber(value)} %` : t('host.boardWords', { count: value });
  if (board.rows.length === 0)
    return (
      <div className={s.centre}>
        <EmptyState title={t('host.boardEmpty')} text={t('host.boardEmptyHow')} seed="quokka" mood="happy" />
      </div>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard
    <ol className={s.rows} tabIndex={0}>
      {board.rows.map((row, index) => (
        <li key={row.user_id} className={s.row} data-own={row.is_current_user || undefined}>
          <i>
            <span aria-hidden="true">{index + 1}</span>
            <span className="sr">{t('host.place', { rank: index + 1 })}</span>
          </i>
          <Critter seed={row.avatar || row.user_id} size={38} />
          <b>{row.displayName}</b>
          <em>{score(row.score)}</em>
        </li>
      ))}
    </ol>
  );
}

function OpenBoard({ scenario }: { scenario: Scenario }) {
  const { t } = useTranslation();
  const { loaded, load } = useBoard(scenario);
  if (!loaded)
    return (
      <div className={s.centre}>
        <Spinner label={t('common.loading')} />
      </div>
    );
  if ('failed' in loaded)
    return (
      <div className={s.centre}>
        <EmptyState title={loaded.failed} seed="Lumi" mood="panic">
          <Btn onClick={load}>
            <RefreshCw size={18} strokeWidth={2.8} />
            {t('common.retry')}
          </Btn>
        </EmptyState>
      </div>
    );
  const { localPlayer } = loaded.board;
  return (
    <div className={s.board}>
      <Rows scenario={scenario} board={loaded.board} />
      <p className={s.foot}>
        {localPlayer ? (
          <>
            <span>{t('host.yourPlace', { rank: localPlayer.rank })}</span>
            <b>
              {scenario.metric === 'coverage'
                ? `${formatNumber(localPlayer.score)} %`
                : formatNumber(localPlayer.score)}
            </b>
          </>
        ) : (
          t('host.noPlace')
        )}
      </p>
    </div>
  );
}

/** The best players of one preset [R0112]. */
export function ScenarioBoard() {
  const id = useHostUi((state) => state.boardOf);
  const scenario = id === null ? null : findScenario(id);
  return scenario ? <OpenBoard scenario={scenario} /> : null;
}
