/** Field of a form for an image file as the logo; the image is uploaded when the form is saved. */
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FilePickerButton } from '../../ui/file-picker-button.tsx';
import { showErrorToast } from '../../ui/toasts.ts';
import { acceptedLogoTypes, isLogoFile, type LogoFile, logoFileError } from './logo-file.ts';

interface LogoFileFieldProps {
  readonly file: LogoFile | null;
  readonly onChange: (file: LogoFile | null) => void;
}

export function LogoFileField({ file, onChange }: LogoFileFieldProps) {
  const pick = (picked: File) => {
    const objection = logoFileError(picked);
    if (objection) showErrorToast(objection);
    else if (isLogoFile(picked)) onChange(picked);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FilePickerButton icon="share" accept={acceptedLogoTypes} onPick={pick}>
        {file ? 'Elegir otra imagen' : 'Subir imagen'}
      </FilePickerButton>
      {file && (
        <>
          <span className="min-w-0 flex-1 truncate text-sm">{file.name}</span>
          <Button variant="quiet" icon="close" onClick={() => onChange(null)}>
            Quitar
          </Button>
        </>
      )}
      <p className="w-full text-muted text-sm">PNG o JPEG de hasta 5MB; tamaño recomendado: 200x200px.</p>
    </div>
  );
}

/** A data: URL to preview the picked image; null until the file is read. */
export function useImagePreview(file: File | null): string | null {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    setShown(null);
    if (!file) return;
    // The Content Security Policy allows images from data: URLs, but not from blob: URLs.
    const reader = new FileReader();
    reader.onload = () => setShown(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return shown;
}
