/** Uploads a file to the address that the API issued for it, and reports the progress. */
import { ApiError, networkProblemByCause } from './api-error.ts';

/** Long enough for a phone's photo on a poor connection. */
const uploadDeadlineMs = 120_000;

export interface UploadDestination {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Throws ApiError, with status 0 when no response arrived. `onProgress` receives a fraction from 0 to 1. */
export function uploadFileWithProgress(
  to: UploadDestination,
  file: File,
  onProgress: (fraction: number) => void,
): Promise<void> {
  // XMLHttpRequest, because `fetch` does not report the progress of an upload.
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.open(to.method, to.url);
    for (const [name, value] of Object.entries(to.headers)) request.setRequestHeader(name, value);
    request.timeout = uploadDeadlineMs;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => (request.status < 300 ? resolve() : reject(new ApiError(request.status)));
    request.onerror = () => reject(new ApiError(0));
    request.ontimeout = () => reject(new ApiError(0, networkProblemByCause.timeout));
    request.send(file);
  });
}
