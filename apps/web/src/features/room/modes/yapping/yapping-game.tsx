import { useTranslation } from 'react-i18next';
import { Btn } from '../../../../ui/kit/buttons/btn.tsx';
import { useRoom, useSelf } from '../../store/use-topic.ts';
import { Table } from '../../table/table.tsx';
import { YappingBoard } from './yapping-board.tsx';
import s from './yapping.module.css';

/** Gives the seat in the running game up; watchers find the way to one where the dock would be. */
function LeaveButton() {
  const { t } = useTranslation();
  const { actions } = useRoom();
  const self = useSelf();
  if (!self || self.spectating) return null;
  return (
    <Btn size="sm" className={s.leave} onClick={() => actions.send('spectate')} data-testid="yapping-leave">
      {t('modes.yappingLeave')}
    </Btn>
  );
}

/** Mode 99: a table at which everybody types at once; people sit down and go as they like. */
export function YappingGame() {
  return (
    <div className={s.game} data-testid="yapping">
      <div className={s.beside}>
        <YappingBoard />
        <LeaveButton />
      </div>
      <Table />
    </div>
  );
}
