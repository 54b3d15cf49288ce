/** Requests and answers as they pass from the edge to an origin and back. */

export interface OriginRequest {
  readonly method: string;
  /** As the browser sent it, percent-encoding included. */
  readonly path: string;
  /** Without the question mark; '' for none. */
  readonly query: string;
  /** Names in lower case; repeated ones joined as HTTP joins them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly sourceIp: string;
}

export interface OriginAnswer {
  readonly status: number;
  /** Names in lower case; only `set-cookie` may have several values. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer;
}

/** Rejects when the origin cannot be reached. */
export type Origin = (request: OriginRequest) => Promise<OriginAnswer>;

/** The only value of a header. */
export function headerOf(headers: OriginAnswer['headers'], name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : value?.join(', ');
}
