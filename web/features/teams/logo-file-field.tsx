/** The logo in a team's form: a pasted address, or an image of this device that is sent when the form is saved. */
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { showError } from '../../ui/toasts.ts';
import { acceptedLogos, isLogoFile, type LogoFile, logoFileError } from './logo-file.ts';
import { PickFile } from './pick-file.tsx';

interface LogoFileFieldProps {
  readonly file: LogoFile | null;
  readonly onChange: (file: LogoFile | null) => void;
}

export function LogoFileField({ file, onChange }: LogoFileFieldProps) {
  const pick = (picked: File) => {
    const objection = logoFileError(picked);
    if (objection) showError(objection);
    else if (isLogoFile(picked)) onChange(picked);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <PickFile icon="share" accept={acceptedLogos} onPick={pick}>
        {file ? 'Elegir otra imagen' : 'Subir imagen'}
      </PickFile>
      {file && (
        <>
          <span className="min-w-0 flex-1 truncate text-sm">{file.name}</span>
          <Button look="quiet" icon="close" onClick={() => onChange(null)}>
            Quitar
          </Button>
        </>
      )}
      <p className="w-full text-muted text-sm">PNG o JPEG de hasta 5MB; tamaño recomendado: 200x200px.</p>
    </div>
  );
}

/** An address under which the picked image can be shown; null until it is read. */
export function usePreview(file: File | null): string | null {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    setShown(null);
    if (!file) return;
    // The policy of contents lets images come from data: addresses, not from blob: ones.
    const reader = new FileReader();
    reader.onload = () => setShown(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return shown;
}
