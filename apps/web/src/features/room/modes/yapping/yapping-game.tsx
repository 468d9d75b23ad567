import { useTranslation } from 'react-i18next';
import { Btn } from '../../../../ui/kit/buttons/btn.tsx';
import { useRoom, useSelf } from '../../store/use-topic.ts';
import { Table } from '../../table/table.tsx';
import { YappingBoard } from './yapping-board.tsx';
import s from './yapping.module.css';

/** Takes a seat in the running game, or gives it up. */
export function YappingSeatButton() {
  const { t } = useTranslation();
  const { actions } = useRoom();
  const self = useSelf();
  if (!self) return null;
  return self.spectating ? (
    <Btn tone="primary" size="lg" onClick={() => actions.send('join-yapping')} data-testid="yapping-join">
      {t('modes.yappingJoin')}
    </Btn>
  ) : (
    <Btn size="sm" onClick={() => actions.send('spectate')} data-testid="yapping-leave">
      {t('modes.yappingLeave')}
    </Btn>
  );
}

/** Mode 99: a table at which everybody types at once; people sit down and go as they like. */
export function YappingGame() {
  return (
    <div className={s.game} data-testid="yapping">
      <YappingBoard />
      <Table />
      <div className={s.seat}>
        <YappingSeatButton />
      </div>
    </div>
  );
}
