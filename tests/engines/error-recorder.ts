/**
 * A proxy between a browser and the application that records the errors of its pages. WebDriver has no command for the
 * console, so the proxy adds a script to each page, before all others, that reports each error at once.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ErrorRecorder {
  /** The address of the application through this proxy. */
  readonly url: string;
  /** Returns the page errors recorded since the last call of `takeErrors`. */
  takeErrors(): readonly string[];
  /** Whether every request has been answered. */
  isIdle(): boolean;
  stop(): Promise<void>;
}

const reporterScriptPath = '/record-errors.js';
const errorReportPath = '/recorded-error';

export async function startErrorRecorder(applicationUrl: string): Promise<ErrorRecorder> {
  const errors: string[] = [];
  const unanswered = new Set<ServerResponse>();
  const server = createServer(async (incoming, outgoing) => {
    unanswered.add(outgoing);
    outgoing.once('close', () => unanswered.delete(outgoing));
    if (incoming.url === reporterScriptPath)
      outgoing.setHeader('content-type', 'text/javascript').end(`(${reportErrors})('${errorReportPath}')`);
    else if (incoming.url === errorReportPath) {
      errors.push(await text(incoming));
      outgoing.writeHead(204).end();
    } else forwardRequest(applicationUrl, incoming, outgoing, (error) => errors.push(error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeErrors: () => errors.splice(0),
    isIdle: () => unanswered.size === 0,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function forwardRequest(
  applicationUrl: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  report: (error: string) => void,
): void {
  const { method, url, headers } = incoming;
  const isDocument = headers.accept?.includes('text/html') ?? false;
  // Pages are requested whole and uncompressed, so that the script can be inserted; a service worker asks for them as for
  // any file.
  const { 'accept-encoding': _encoding, ...uncompressed } = headers;
  const { 'if-none-match': _etag, ...whole } = uncompressed;
  const outgoingHeaders = isDocument ? whole : uncompressed;
  const onward = request(applicationUrl + url, { method, headers: outgoingHeaders }, async (answer) => {
    const status = answer.statusCode ?? 0;
    if (status >= 400) report(`${method} ${url} was answered with ${status}`);
    if (!answer.headers['content-type']?.includes('text/html')) {
      outgoing.writeHead(status, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    const page = (await text(answer)).replace('<head>', `<head><script src="${reporterScriptPath}"></script>`);
    outgoing.writeHead(status, { ...answer.headers, 'content-length': Buffer.byteLength(page) }).end(page);
  });
  onward.once('error', () => outgoing.destroy());
  outgoing.once('close', () => onward.destroy());
  incoming.pipe(onward);
}

/** Runs in the page. Requests are synchronous, so that a report arrives before the page goes on. */
function reportErrors(address: string): void {
  // Leaving a page cancels its pending requests, which WebKit and Firefox call errors.
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  const report = (error: string) => {
    if (isLeft) return;
    const request = new XMLHttpRequest();
    request.open('POST', address, false);
    request.send(error);
  };
  const { error, warn } = console;
  // Not every engine's stack begins with the message.
  const words = (parts: unknown[]) =>
    parts.map((part) => (part instanceof Error ? `${part}\n${part.stack}` : part)).join(' ');
  console.error = (...parts: unknown[]) => {
    report(`console.error: ${words(parts)}`);
    error(...parts);
  };
  console.warn = (...parts: unknown[]) => {
    report(`console.warn: ${words(parts)}`);
    warn(...parts);
  };
  // Errors of preload links are ignored: Firefox reports one even for a module that has loaded, and a module that is
  // missing is recorded by the status of its answer.
  const isPreload = (target: EventTarget | null) => target instanceof HTMLLinkElement && target.rel === 'modulepreload';
  const unloaded = (target: EventTarget | null) => target instanceof Element && `${target.outerHTML} did not load`;
  const onError = ({ target, message, error }: ErrorEvent) => {
    if (!isPreload(target)) report(unloaded(target) || words([error ?? message]));
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled rejection: ${words([reason])}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`CSP: ${violatedDirective} forbids ${blockedURI}`),
  );
}
