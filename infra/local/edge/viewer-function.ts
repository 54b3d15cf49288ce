/** Runs a CloudFront Function of the template on a viewer's request. */
import { createContext, Script } from 'node:vm';
import { referencesIn } from '../resolve.ts';
import type { Template } from '../template.ts';
import type { OriginAnswer, OriginRequest } from './messages.ts';

/** The request to go on with, or an answer the function gave itself. */
export type ViewerFunction = (request: OriginRequest) => OriginRequest | OriginAnswer;

interface FunctionResult {
  readonly uri?: string;
  readonly headers?: Readonly<Record<string, { readonly value: string }>>;
  readonly statusCode?: number;
  readonly body?: string | { readonly data: string };
}

/** @param associations of a behaviour in the template */
export function viewerFunctionOf(
  associations: readonly { EventType: string; FunctionARN: unknown }[] | undefined,
  template: Template,
): ViewerFunction | undefined {
  const [association, ...others] = associations ?? [];
  if (!association) return undefined;
  const resource = template.Resources[referencesIn(association.FunctionARN)[0] ?? ''];
  if (
    others.length > 0 ||
    association.EventType !== 'viewer-request' ||
    resource?.Properties.FunctionConfig.Runtime !== 'cloudfront-js-2.0'
  ) {
    throw new Error('The local host runs one viewer-request function with runtime cloudfront-js-2.0 per behaviour');
  }
  return compile(resource.Properties.FunctionCode);
}

export function compile(code: string): ViewerFunction {
  const context = createContext({ input: '' }, { codeGeneration: { strings: false, wasm: false } });
  new Script(code, { filename: 'cloudfront-function.js' }).runInContext(context);
  const call = new Script('JSON.stringify(handler(JSON.parse(input)))');
  return (request) => {
    context.input = JSON.stringify(eventOf(request));
    const result: FunctionResult = JSON.parse(call.runInContext(context));
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

function eventOf({ method, path, query, headers, sourceIp }: OriginRequest) {
  return {
    version: '1.0',
    context: { eventType: 'viewer-request' },
    viewer: { ip: sourceIp },
    request: {
      method,
      uri: path,
      querystring: valuesOf(new URLSearchParams(query)),
      headers: valuesOf(Object.entries(headers).filter(([name]) => name !== 'cookie')),
      cookies: {},
    },
  };
}

function valuesOf(pairs: Iterable<[string, string]>): Record<string, { value: string }> {
  return Object.fromEntries([...pairs].map(([name, value]) => [name, { value }]));
}
