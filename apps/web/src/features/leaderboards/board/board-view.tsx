import { Tabs } from '@base-ui/react/tabs';
import { useTranslation } from 'react-i18next';
import type { BoardList } from '../boards.ts';
import s from './board.module.css';
import { BoardBody } from './board-body.tsx';
import { useBoard } from './use-board.ts';

/** More lists than this stand beside the rows instead of above. */
const MOST_ABOVE = 4;

/** The lists of a box as subtabs over what the chosen one shows. While a list is on its way the others can't be chosen. */
function SubTabs({ lists }: { lists: readonly [BoardList, ...BoardList[]] }) {
  const { t } = useTranslation();
  const open = useBoard(lists[0]);
  const many = lists.length > MOST_ABOVE;
  const choose = (id: string) => {
    const list = lists.find((one) => one.id === id);
    if (list && list.id !== open.list.id) open.show(list, 1);
  };
  return (
    <Tabs.Root
      value={open.list.id}
      onValueChange={(id: string) => choose(id)}
      orientation={many ? 'vertical' : 'horizontal'}
      className={s.split}
      data-many={many || undefined}
    >
      <Tabs.List className={s.subtabs} aria-label={t('leaderboards.lists')} aria-busy={open.busy}>
        {lists.map((list) => (
          <Tabs.Tab key={list.id} value={list.id} className={s.subtab} aria-disabled={open.busy || undefined}>
            {list.name(t)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={open.list.id} keepMounted className={s.panel} tabIndex={-1}>
        <BoardBody open={open} />
      </Tabs.Panel>
    </Tabs.Root>
  );
}

/** A single list without subtabs. */
export function SingleBoard({ list }: { list: BoardList }) {
  return <BoardBody open={useBoard(list)} />;
}

/** The rankings of a box. */
export function BoardView({ lists }: { lists: readonly BoardList[] }) {
  const [first, ...rest] = lists;
  if (!first) return null;
  return rest.length === 0 ? <SingleBoard list={first} /> : <SubTabs lists={[first, ...rest]} />;
}
