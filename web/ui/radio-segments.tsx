/** A choice between two or three options as radio buttons side by side; CSS reads with `:has()` which is checked. */

interface RadioSegmentsProps<Key extends string> {
  readonly label: string;
  /** The radio buttons' name; unique on the page. */
  readonly name: string;
  readonly options: readonly { readonly key: Key; readonly label: string }[];
  readonly initial: Key;
  readonly className?: string;
}

/** It holds no state: the browser remembers what is checked. */
export function RadioSegments<Key extends string>(props: RadioSegmentsProps<Key>) {
  const { label, name, options, initial, className = '' } = props;
  return (
    <fieldset
      className={`inline-flex max-w-full flex-wrap rounded-control border border-input bg-surface ${className}`}
    >
      <legend className="sr-only">{label}</legend>
      {options.map(({ key, label: text }) => (
        <label
          key={key}
          className="relative inline-flex min-h-11 cursor-pointer items-center rounded-control px-4 font-medium text-sm has-checked:bg-primary has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={key}
            defaultChecked={key === initial}
            className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
          />
          <span className="relative pointer-events-none">{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
