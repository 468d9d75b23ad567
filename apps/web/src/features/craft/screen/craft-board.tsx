import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../ui/kit/waiting/spinner.tsx';
import { LoadView } from '../../../ui/kit/waiting/load-view.tsx';
import { NoGuests, useUser } from '../../session/index.ts';
import { useBoard } from '../store/use-board.ts';
import { BoardScreen } from './board-screen.tsx';
import s from './craft-board.module.css';

function Shown() {
  const { t } = useTranslation();
  const { store, view } = useBoard();
  if (view.status === 'ready')
    return <BoardScreen key={store.visitedId ?? ''} store={store} board={view.board} visited={view.visited} />;
  if (view.status === 'loading')
    return (
      <div className={s.waiting}>
        <Spinner label={t('common.loading')} />
      </div>
    );
  const failure = t('craft.failed');
  return (
    <LoadView of={{ data: null, failure, status: 0, busy: false, reload: () => void store.read() }}>
      {() => null}
    </LoadView>
  );
}

/** The crafting board of the player, or of somebody whom they visit. */
export function CraftBoard() {
  const { t } = useTranslation();
  const id = useUser()?.id;
  return (
    <NoGuests title={t('craft.guests')}>
      <div className={s.place}>
        <Shown key={id} />
      </div>
    </NoGuests>
  );
}
