import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../ui/kit/inputs/segments.tsx';
import { ExpBoard, WeekBoard } from './clan-board.tsx';
import s from './clan-boards.module.css';

const BOARDS = ['exp', 'this', 'last'] as const;
type Which = (typeof BOARDS)[number];

/** The boards of clans: by exp, by this week and by the last one. */
export function ClanBoards() {
  const { t } = useTranslation();
  const [which, setWhich] = useState<Which>('exp');
  return (
    <div className={s.boards}>
      <Segments
        label={t('clans.board.title')}
        value={which}
        choices={BOARDS.map((id) => ({
          value: id,
          label: id === 'exp' ? t('clans.board.exp') : t(`clans.week.${id}`),
        }))}
        onChange={setWhich}
      />
      {which === 'exp' ? <ExpBoard /> : <WeekBoard key={which} last={which === 'last'} />}
    </div>
  );
}
