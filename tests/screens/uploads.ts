/** Files that people choose, and a bucket that takes them or not: uploads are sent by XMLHttpRequest, for their progress. */
import { vi } from 'vitest';

/** A file of its own each time: what was uploaded once is not sent again. */
export const aPngFile = () => new File(['png'], 'escudo.png', { type: 'image/png' });
export const pdfFile = new File(['%PDF'], 'acta.pdf', { type: 'application/pdf' });
/** Larger than the 12 MB that the application accepts. */
export const tooLargeFile = new File([new Uint8Array(12 * 1024 * 1024 + 1)], 'escudo.png', { type: 'image/png' });
/** A document with the name and type of an image. */
export const disguisedFile = new File(['%PDF'], 'acta.png', { type: 'image/png' });
export const gifFile = new File(['gif'], 'escudo.gif', { type: 'image/gif' });

/** Decodes pictures in place of the browser: those of this module hold the name of their format. */
export async function decodePicture(picture: Blob): Promise<ImageBitmap> {
  if (!['png', 'jpeg', 'webp'].includes(await picture.text())) throw new DOMException('', 'InvalidStateError');
  return { width: 200, height: 200, close: () => undefined };
}

/** Every upload is answered with this status. */
export function acceptUploads(status = 200): void {
  class FakeUpload {
    status = 0;
    upload = {};
    onload: (() => void) | null = null;
    open(): void {}
    setRequestHeader(): void {}
    send(): void {
      this.status = status;
      queueMicrotask(() => this.onload?.());
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
}
