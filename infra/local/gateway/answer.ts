/** Turns a Lambda's result into an HTTP answer, as API Gateway does. */
import type { OriginAnswer } from '../edge/messages.ts';

interface StructuredResult {
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, string | number | boolean>>;
  readonly cookies?: readonly string[];
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
}

/** @param payload the handler's result as JSON; a result without a `statusCode` becomes the body of a 200 */
export function answerFromLambdaPayload(payload: string, requestId: string): OriginAnswer {
  const result: unknown = JSON.parse(payload);
  const structured = isStructuredResult(result)
    ? result
    : { statusCode: 200, headers: { 'content-type': 'application/json' }, body: payload };
  const headers = Object.entries(structured.headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]);
  const body = Buffer.from(structured.body ?? '', structured.isBase64Encoded ? 'base64' : 'utf8');
  return {
    status: structured.statusCode,
    headers: {
      ...(body.length > 0 && { 'content-type': 'text/plain; charset=utf-8' }),
      ...Object.fromEntries(headers),
      ...(structured.cookies?.length && { 'set-cookie': structured.cookies }),
      'apigw-requestid': requestId,
    },
    body,
  };
}

function isStructuredResult(result: unknown): result is StructuredResult {
  return (
    typeof result === 'object' && result !== null && 'statusCode' in result && typeof result.statusCode === 'number'
  );
}

/** An error that API Gateway itself answers, without a Lambda's result. */
export function gatewayErrorAnswer(status: number, message: string): OriginAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: Buffer.from(JSON.stringify({ message })) };
}
