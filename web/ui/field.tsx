/** A form field: a label above the control, an error and a hint below, all tied to it for screen readers. */
import { createContext, type ReactNode, use, useId } from 'react';

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Adds an asterisk to the label. The browser itself reports no missing value, because forms are `noValidate`. */
  readonly isRequired?: boolean;
  /** True if the control itself says on phones what it is for, so that its label is only read aloud. */
  readonly hidesLabelOnPhone?: boolean;
  readonly className?: string;
  /** One control of web/ui, which reads its id and descriptions with `useFieldIds`. */
  readonly children: ReactNode;
}

interface FieldControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly required: true | undefined;
}

const FieldContext = createContext<Partial<FieldControlAttributes>>({});

/** The attributes that a control inside a Field spreads onto its element. */
export const useFieldIds = () => use(FieldContext);

export function Field({ label, hint, error, isRequired = false, className = '', ...props }: FieldProps) {
  const { children, hidesLabelOnPhone = false } = props;
  const id = useId();
  const descriptions = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const ids: FieldControlAttributes = {
    id,
    'aria-describedby': descriptions || undefined,
    'aria-invalid': error ? true : undefined,
    required: isRequired || undefined,
  };
  return (
    <div className={`flex flex-col gap-1 ${className}`}>
      <label htmlFor={id} className={`font-semibold text-sm ${hidesLabelOnPhone ? 'max-md:sr-only' : ''}`}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      <FieldContext value={ids}>{children}</FieldContext>
      {error && (
        <p id={`${id}-error`} className="font-semibold text-loss-text text-sm">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
