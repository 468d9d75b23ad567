import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoad } from '../../platform/api/use-load.ts';
import { Spinner } from '../../ui/kit/spinner.tsx';
import { Podium } from './board/podium.tsx';
import { type BoardList, type Box, boxName } from './boards.ts';
import s from './boxes.module.css';
import { readPreview } from './read-board.ts';

/** The best three of a list in a box; a failure keeps quiet here: the open list tells it. */
export function Preview({ list }: { list: BoardList }) {
  const { t } = useTranslation();
  const top = useLoad(useCallback(() => readPreview(list), [list]));
  if (top.data === null) return top.busy ? <Spinner label={t('common.loading')} /> : <p>{t('leaderboards.noData')}</p>;
  return (
    <>
      {/* The blocks stand there for whoever comes first. */}
      {top.data.length === 0 ? <p>{t('leaderboards.noData')}</p> : null}
      <Podium rows={top.data} list={list} size="box" />
    </>
  );
}

interface BoxCardProps {
  readonly box: Box;
  /** Which of several lists the preview shows. */
  readonly of?: string | undefined;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A box that opens its list as a whole [L0084]. */
export function BoxCard({ box, of, onOpen, children }: BoxCardProps) {
  const { t } = useTranslation();
  const Icon = box.icon;
  return (
    <li className={s.box} data-board={box.id}>
      <h2>
        <span className={s.icon}>
          <Icon size={21} strokeWidth={2.6} />
        </span>
        <button
          type="button"
          className={s.open}
          aria-label={t('leaderboards.openBoard', { name: t(boxName(box.id)) })}
          onClick={onOpen}
        >
          {t(boxName(box.id))}
        </button>
      </h2>
      {of === undefined ? null : <p className={s.of}>{of}</p>}
      <div className={s.preview}>{children}</div>
    </li>
  );
}
