export { openReport, type ReportTarget } from './report-target.ts';
export { ReportWindow } from './report-window.tsx';
