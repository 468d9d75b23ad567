import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadView } from '../../ui/kit/waiting/load-view.tsx';
import { Podium } from './board/podium.tsx';
import type { BoardId } from '../../navigation/board-id.ts';
import { type BoardList, type Box, boxName } from './boards.ts';
import s from './boxes.module.css';
import { usePreview } from './read-board.ts';
import { foundIn, type ReportFound, useReportFound } from './use-found.ts';

interface PreviewProps {
  readonly box: BoardId;
  readonly list: BoardList;
  readonly onFound: ReportFound;
}

/** The best three of a list in a box. */
export function Preview({ box, list, onFound }: PreviewProps) {
  const { t } = useTranslation();
  const top = usePreview(list);
  useReportFound(box, foundIn(top), onFound);
  return (
    <LoadView of={top} failed={t('leaderboards.failed')} small>
      {(rows) => (
        <>
          {/* The blocks stand there for whoever comes first. */}
          {rows.length === 0 ? <p>{t('leaderboards.noData')}</p> : null}
          <Podium rows={rows} list={list} size="box" />
        </>
      )}
    </LoadView>
  );
}

interface BoxCardProps {
  readonly box: Box;
  /** Which of several lists the preview shows. */
  readonly of?: string | undefined;
  readonly onOpen: () => void;
  /** Nothing where what it would show is said for all boxes at once. */
  readonly children?: ReactNode;
}

/** A box that opens its list as a whole. */
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
      {children === undefined ? null : <div className={s.preview}>{children}</div>}
    </li>
  );
}
