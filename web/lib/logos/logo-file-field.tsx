/** Field of a form for an image file as the logo; the image is uploaded when the form is saved. */
import { Button } from '../../ui/button.tsx';
import { FilePickerButton } from '../../ui/file-picker-button.tsx';
import { acceptedLogoTypes } from './logo-file.ts';
import type { PickedLogo } from './use-logo-file.ts';

export function LogoFileField({ picked: { file, pick, clear } }: { readonly picked: PickedLogo }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FilePickerButton icon="share" accept={acceptedLogoTypes} onPick={pick}>
        {file ? 'Elegir otra imagen' : 'Subir imagen'}
      </FilePickerButton>
      {file && (
        <>
          <span className="min-w-0 flex-1 truncate text-sm">{file.name}</span>
          <Button variant="quiet" icon="close" onClick={clear}>
            Quitar
          </Button>
        </>
      )}
      <p className="w-full text-muted text-sm">
        PNG, JPEG o WebP, también fotos de hasta 12MB; tamaño recomendado: 200x200px.
      </p>
    </div>
  );
}
