import s from './hourglass.module.css';

/** Over a disconnected player's token. */
export const Hourglass = ({ label }: { label: string }) => (
  <svg viewBox="0 0 40 48" className={s.hourglass} role="img" aria-label={label}>
    <path
      d="M8 5h24v7c0 7-6 9-9 12 3 3 9 5 9 12v7H8v-7c0-7 6-9 9-12-3-3-9-5-9-12z"
      fill="#fff1d0"
      stroke="var(--ink)"
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <path d="M12 40h16v-3c0-4-4-6-8-9-4 3-8 5-8 9zM14 13h12c-1 3-4 5-6 7-2-2-5-4-6-7z" fill="var(--ember)" />
    <path d="M5 5h30M5 43h30" stroke="var(--ink)" strokeWidth="6" strokeLinecap="round" />
  </svg>
);
