/** Sends a file to the address the API named for it, and tells how far it is. */
import { ApiError, networkErrorText } from './api-error.ts';

/** A phone's photo on a poor connection. */
const deadline = 120_000;

export interface Destination {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Throws ApiError: status 0 when no answer came. `onProgress` gets 0 to 1. */
export function putFile(to: Destination, file: File, onProgress: (part: number) => void): Promise<void> {
  // fetch says nothing of the way a body is going.
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.open(to.method, to.url);
    for (const [name, value] of Object.entries(to.headers)) request.setRequestHeader(name, value);
    request.timeout = deadline;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => (request.status < 300 ? resolve() : reject(new ApiError(request.status)));
    request.onerror = () => reject(new ApiError(0));
    request.ontimeout = () => reject(new ApiError(0, networkErrorText.timeout));
    request.send(file);
  });
}
