/** A button that opens the device's file picker. */
import { type ComponentProps, useRef } from 'react';
import { Button } from './button.tsx';

type FilePickerButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  readonly accept: string;
  readonly onPick: (file: File) => void;
};

export function FilePickerButton({ accept, onPick, ...button }: FilePickerButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Without clearing the value, picking the same file again would fire no change event.
          currentTarget.value = '';
          if (file) onPick(file);
        }}
      />
    </>
  );
}
