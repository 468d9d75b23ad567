import clsx from 'clsx';
import { Search } from 'lucide-react';
import s from './search-field.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  /** Characters. */
  readonly most: number;
  readonly onChange: (text: string) => void;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly className?: string | undefined;
  /** The id of what says more about it. */
  readonly describedBy?: string;
}

const ICON_PX = { sm: 17, md: 18, lg: 22 } as const;

/** A field that looks for something while one types. */
export function SearchField({ label, value, most, onChange, size = 'md', className, describedBy }: SearchFieldProps) {
  return (
    <label className={clsx(s.find, className)} data-size={size}>
      <Search size={ICON_PX[size]} strokeWidth={3} aria-hidden="true" />
      <input
        type="search"
        value={value}
        placeholder={label}
        aria-label={label}
        aria-describedby={describedBy}
        maxLength={most}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
