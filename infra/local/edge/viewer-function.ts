/** Runs a CloudFront Function of the template on a viewer's request. */
import { createContext, Script } from 'node:vm';
import type { OriginAnswer, OriginRequest } from './messages.ts';

/** Takes a viewer's request; returns the request to continue with, or an answer that ends it. */
export type ViewerFunction = (request: OriginRequest) => OriginRequest | OriginAnswer;

interface ViewerFunctionResult {
  readonly uri?: string;
  readonly headers?: Readonly<Record<string, { readonly value: string }>>;
  readonly statusCode?: number;
  readonly body?: string | { readonly data: string };
}

/** @param code JavaScript source of a CloudFront Function, which defines `handler` */
export function compileViewerFunction(code: string): ViewerFunction {
  const context = createContext({ input: '', Buffer }, { codeGeneration: { strings: false, wasm: false } });
  new Script(code, { filename: 'cloudfront-function.js' }).runInContext(context);
  const call = new Script('JSON.stringify(handler(JSON.parse(input)))');
  return (request) => {
    context.input = JSON.stringify(viewerEventOf(request));
    const result: ViewerFunctionResult = JSON.parse(call.runInContext(context));
    const headers = Object.fromEntries(Object.entries(result.headers ?? {}).map(([name, { value }]) => [name, value]));
    if (result.statusCode !== undefined) {
      const body = typeof result.body === 'object' ? result.body.data : (result.body ?? '');
      return { status: result.statusCode, headers, body: Buffer.from(body) };
    }
    const { cookie } = request.headers;
    return {
      ...request,
      path: result.uri ?? request.path,
      headers: { ...headers, ...(cookie !== undefined && { cookie }) },
    };
  };
}

function viewerEventOf({ method, path, query, headers, sourceIp }: OriginRequest) {
  return {
    version: '1.0',
    context: { eventType: 'viewer-request' },
    viewer: { ip: sourceIp },
    request: {
      method,
      uri: path,
      querystring: cloudFrontValuesByName(pairsIn(query, '&')),
      headers: cloudFrontValuesByName(Object.entries(headers).filter(([name]) => name !== 'cookie')),
      cookies: cloudFrontValuesByName(pairsIn(headers.cookie ?? '', /;\s*/)),
    },
  };
}

/** The names and values of a query or of a Cookie header, as the browser sent them: nothing is decoded. */
function pairsIn(text: string, separator: string | RegExp): [string, string][] {
  const parts = text.split(separator).filter(Boolean);
  return parts.map((part) => {
    const [name = '', ...value] = part.split('=');
    return [name, value.join('=')];
  });
}

interface CloudFrontValue {
  /** The first value. */
  readonly value: string;
  /** All values, when there are several. */
  readonly multiValue?: readonly { readonly value: string }[];
}

function cloudFrontValuesByName(pairs: readonly [string, string][]): Record<string, CloudFrontValue> {
  const byName = Map.groupBy(pairs, ([name]) => name);
  return Object.fromEntries(
    [...byName].map(([name, found]): [string, CloudFrontValue] => {
      const values = found.map(([, value]) => ({ value }));
      return [name, { value: values[0]?.value ?? '', ...(values.length > 1 && { multiValue: values }) }];
    }),
  );
}
