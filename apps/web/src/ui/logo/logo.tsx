import clsx from 'clsx';
import s from './logo.module.css';

function MiniBomb() {
  return (
    <svg viewBox="0 0 40 44" className={s.bomb} aria-hidden="true">
      <path d="M23 10c1-6 5-9 10-7" fill="none" stroke="#170d1c" strokeWidth="7" strokeLinecap="round" />
      <path d="M23 10c1-6 5-9 10-7" fill="none" stroke="#f2d7a0" strokeWidth="3.6" strokeLinecap="round" />
      <circle cx="19" cy="26" r="16" fill="#4a62b4" stroke="#170d1c" strokeWidth="4" />
      <path d="M9 21c2-5 6-8 11-8" stroke="#fff" strokeWidth="3.4" strokeLinecap="round" fill="none" opacity=".8" />
      <path
        d="M34-4l2 5 5-2-2 5 5 2-5 2 2 5-5-2-2 5-2-5-5 2 2-5-5-2 5-2-2-5 5 2z"
        fill="#ffd23f"
        stroke="#170d1c"
        strokeWidth="2"
        strokeLinejoin="round"
        className={s.spark}
      />
    </svg>
  );
}

/** Syllaboom, with bombs as the two O's of BOOM. Its size follows the font size. */
export function Logo({ className }: { className?: string | undefined }) {
  return (
    <span className={clsx(s.logo, className)} role="img" aria-label="Syllaboom">
      <span aria-hidden="true">Sylla</span>
      <em aria-hidden="true">
        b<MiniBomb />
        <MiniBomb />m
      </em>
    </span>
  );
}
