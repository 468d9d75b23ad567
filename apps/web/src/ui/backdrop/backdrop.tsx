import s from './backdrop.module.css';

/** The stage behind everything: spotlight, static sunburst, halftone dots. */
export const Backdrop = () => (
  <div className={s.backdrop} aria-hidden="true">
    <div className={s.rays} />
    <div className={s.dots} />
  </div>
);
