/** The request that the edge sends to an origin, and the origin's answer. */

export interface OriginRequest {
  readonly method: string;
  /** The path as the browser sent it, still percent-encoded. */
  readonly path: string;
  /** The query string without its question mark; '' for none. */
  readonly query: string;
  /** Header names are in lower case; a repeated header's values are joined into one text. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly sourceIp: string;
}

export interface OriginAnswer {
  readonly status: number;
  /** Header names are in lower case; only `set-cookie` may have several values. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer;
}

/** Answers requests of the edge. Rejects when the origin cannot be reached. */
export type Origin = (request: OriginRequest) => Promise<OriginAnswer>;

/** The value of a header as one text, several values joined by commas. */
export function headerOf(headers: OriginAnswer['headers'], name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : value?.join(', ');
}
