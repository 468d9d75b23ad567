import { type ComponentProps, type ReactNode, useId } from 'react';
import s from './field.module.css';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'size'> & {
  label: string;
  /** The sentence that says what is wrong; announced and shown below. */
  error?: string | null | undefined;
  hint?: ReactNode;
  /** A button or icon at the end of the well. */
  trailing?: ReactNode;
};

/** A labelled input cut into the surface. */
export function TextField({ label, error, hint, trailing, className, ...rest }: TextFieldProps) {
  const id = useId();
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={className ? `${s.field} ${className}` : s.field}>
      <label htmlFor={id} className={s.label}>
        {label}
      </label>
      <div className={s.well} data-invalid={error ? '' : undefined}>
        <input
          id={id}
          className={s.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          {...rest}
        />
        {trailing}
      </div>
      {error ? (
        <p id={`${id}-error`} className={s.error} role="alert">
          {error}
        </p>
      ) : hint ? (
        <p id={`${id}-hint`} className={s.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
