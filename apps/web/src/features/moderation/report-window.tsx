import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { FloatingWindow } from '../../ui/windows/floating-window.tsx';
import { centerRect } from '../../ui/windows/window-rect.ts';
import { REPORT_WINDOW, useReportTarget } from './report-target.ts';

const ReportForm = lazyPart(async () => ({ default: (await import('./report-form.tsx')).ReportForm }));

/** The report window; stands once in the shell, its body comes when it is first opened. */
export function ReportWindow() {
  const { t } = useTranslation();
  const target = useReportTarget((state) => state.target);
  return (
    <FloatingWindow
      id={REPORT_WINDOW}
      title={t('moderation.reportTitle', { name: target?.name ?? '' })}
      icon={<Flag size={20} strokeWidth={2.6} />}
      initial={() => centerRect(460, 620)}
    >
      {target ? <ReportForm key={target.playerId} target={target} /> : null}
    </FloatingWindow>
  );
}
