import type { ReactNode } from 'react';
import { AlphaNotice } from './alpha-notice.tsx';
import { CategoryNotice } from './category-notice.tsx';
import { CoachLine, CoachVoice } from './coach-line.tsx';
import { ErrorNotice } from './error-notice.tsx';
import { HintNotice } from './hint-notice.tsx';
import { SkipNotice } from './skip-notice.tsx';
import s from './strip.module.css';
import { TwistNotice } from './twist-notice.tsx';
import { useCoach } from './use-coach.ts';

/**
 * The one place above the table where a match says something: the first of these that has something to say, two on wide
 * stages. `heard` is what others said, where the chat isn't seen.
 */
export function NoticeStrip({ ticker }: { ticker?: ReactNode }) {
  const coach = useCoach();
  return (
    <div className={s.strip} data-testid="strip">
      <CoachVoice tip={coach.tip} />
      <div className={s.line}>
        <ErrorNotice />
        <SkipNotice />
        <AlphaNotice />
        <CategoryNotice />
        <HintNotice />
        {ticker}
        <CoachLine {...coach} />
        <TwistNotice />
      </div>
    </div>
  );
}
