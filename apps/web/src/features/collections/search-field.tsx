import { Search } from 'lucide-react';
import s from './search-field.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly most: number;
  readonly onChange: (text: string) => void;
}

/** A field that looks for something while one types. */
export function SearchField({ label, value, most, onChange }: SearchFieldProps) {
  return (
    <label className={s.find}>
      <Search size={18} strokeWidth={3} aria-hidden="true" />
      <input
        type="search"
        value={value}
        placeholder={label}
        aria-label={label}
        maxLength={most}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
