/** The thread in which one image becomes a logo: whatever the image does, the thread can be ended. */
import { parentPort, workerData } from 'node:worker_threads';
import { DamagedImageError, encodeLogo } from './encode-logo.ts';
import type { CheckedImage } from './inspect-image.ts';

/** What the thread answers: the logo, or null when the image is damaged. */
export type MadeLogo = Uint8Array | null;

async function makeLogoOfImage({ bytes, kind }: CheckedImage): Promise<MadeLogo> {
  try {
    return await encodeLogo(bytes, kind);
  } catch (error) {
    if (error instanceof DamagedImageError) return null;
    throw error;
  }
}

void makeLogoOfImage(workerData as CheckedImage).then((logo) => parentPort?.postMessage(logo));
