/** The image that was picked as the logo in a form, to be uploaded when the form is saved. */
import { useEffect, useRef, useState } from 'react';
import { dismissErrorsAbout, showErrorToast } from '../../ui/toasts.ts';
import { type LogoFile, readLogoFile } from './logo-file.ts';

export interface PickedLogo {
  /** null until one is picked and read. */
  readonly file: LogoFile | null;
  /** A data: URL to show the image; null until the file is read. */
  readonly preview: string | null;
  readonly pick: (picked: File) => void;
  readonly clear: () => void;
  /** Resolves once the file that was picked last is read, so that a form saved at once has it too. */
  readonly whenRead: () => Promise<LogoFile | null>;
}

/** What an error is about when a picked file cannot become the logo. */
const pickedImage = 'the picked image';

export function useLogoFile(): PickedLogo {
  const [file, setFile] = useState<LogoFile | null>(null);
  const reading = useRef<Promise<LogoFile | null>>(Promise.resolve(null));
  const preview = useImagePreview(file);
  const pick = (picked: File) => {
    const before = reading.current;
    const read = readLogoFile(picked).then((made) => {
      if (typeof made === 'string') {
        showErrorToast(made, { about: pickedImage });
        return before;
      }
      dismissErrorsAbout(pickedImage);
      if (reading.current === read) setFile(made);
      return made;
    });
    reading.current = read;
  };
  const clear = () => {
    reading.current = Promise.resolve(null);
    setFile(null);
  };
  return { file, preview, pick, clear, whenRead: () => reading.current };
}

function useImagePreview(file: File | null): string | null {
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
