/** A choice between two or three options, shown as buttons side by side. */

interface SegmentedControlProps<Key extends string> {
  readonly label: string;
  readonly options: readonly { readonly key: Key; readonly label: string }[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
  readonly className?: string;
}

export function SegmentedControl<Key extends string>(props: SegmentedControlProps<Key>) {
  const { label, options, selected, onSelect, className = '' } = props;
  return (
    <fieldset className={`inline-flex rounded-control border border-input bg-surface ${className}`}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.key}
          type="button"
          aria-pressed={option.key === selected}
          onClick={() => onSelect(option.key)}
          className="min-h-11 rounded-control px-4 font-semibold text-sm aria-pressed:bg-primary aria-pressed:text-white"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
