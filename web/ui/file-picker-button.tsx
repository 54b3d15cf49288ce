/** A button that opens the device's file picker. */
import { type ComponentProps, type RefObject, useRef } from 'react';
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
      <FileInput inputRef={input} accept={accept} onPick={onPick} />
    </>
  );
}

interface FileInputProps extends Pick<FilePickerButtonProps, 'accept' | 'onPick'> {
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** The unseen input behind whatever opens the picker by clicking it. */
export function FileInput({ inputRef, accept, onPick }: FileInputProps) {
  return (
    <input
      ref={inputRef}
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
  );
}
