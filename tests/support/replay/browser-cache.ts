/** A browser's cache: which files it asks for again, by what their headers allow. */
import { headerOf, type OriginAnswer } from '#infra/local/edge/messages.ts';

interface KeptFile {
  readonly etag: string | undefined;
  readonly freshUntil: number;
}

export class BrowserCache {
  readonly #kept = new Map<string, KeptFile>();

  /** Whether the file is shown without asking the site. */
  isFresh(address: string, now: number): boolean {
    return (this.#kept.get(address)?.freshUntil ?? 0) > now;
  }

  /** The headers with which it asks for a file of which it may have an older copy. */
  headersFor(address: string): Record<string, string> {
    const etag = this.#kept.get(address)?.etag;
    return { 'accept-encoding': 'gzip, br', ...(etag !== undefined && { 'if-none-match': etag }) };
  }

  keep(address: string, { headers }: OriginAnswer, now: number): void {
    const control = headerOf(headers, 'cache-control') ?? '';
    if (control.includes('no-store')) return;
    const seconds = Number(/(?:^|[ ,])max-age=(\d+)/.exec(control)?.[1] ?? 0);
    this.#kept.set(address, { etag: headerOf(headers, 'etag'), freshUntil: now + seconds * 1000 });
  }
}
