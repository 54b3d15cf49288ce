/** Where a pasted list comes from: a text area to paste into, and a button that reads a file instead. */
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FilePickerButton } from '../../ui/file-picker-button.tsx';
import { TextArea } from '../../ui/text-input.tsx';
import { acceptedListFiles, readFileText, UnreadableFileError } from './file-text.ts';

interface ListSourceProps {
  readonly label: string;
  readonly hint: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Discards the text and all corrections. */
  readonly onClear: () => void;
}

export function ListSource({ label, hint, placeholder, text, onText, onClear }: ListSourceProps) {
  const [fileError, setFileError] = useState<string | undefined>();
  const readFile = async (file: File) => {
    try {
      onText(await readFileText(file));
      setFileError(undefined);
    } catch (error) {
      setFileError(error instanceof UnreadableFileError ? error.message : 'No se pudo leer el archivo.');
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} hint={hint} error={fileError}>
        <TextArea
          rows={text === '' ? 8 : 4}
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          className="font-mono text-sm"
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <FilePickerButton icon="share" accept={acceptedListFiles} onPick={(file) => void readFile(file)}>
          Elegir archivo
        </FilePickerButton>
        {text !== '' && (
          <Button variant="quiet" onClick={onClear}>
            Borrar todo
          </Button>
        )}
      </div>
    </div>
  );
}
