import { useNarrow } from '../../../platform/media.ts';
import { HighscoresButton } from '../highscores/highscores-button.tsx';
import s from './inspector.module.css';
import { PlayersTable } from './players-table.tsx';
import { SolveLog } from './solve-log.tsx';

/** The room inspector: the players' statistics, and below them what was answered to which prompt. */
export function Inspector() {
  // The strip of a phone has no room for this button.
  const narrow = useNarrow();
  return (
    <div className={s.inspector}>
      <PlayersTable />
      <SolveLog />
      {narrow ? <HighscoresButton named /> : null}
    </div>
  );
}
