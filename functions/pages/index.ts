/** The Lambda of /api/pages: answers for the published pages that the site's bucket lacks. */
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { problemAnswer } from '../platform/http/answer.ts';
import { edgeProblem } from '../platform/http/edge-secret.ts';

export async function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const refusal = edgeProblem(event);
  return refusal ? problemAnswer(refusal) : notFoundAnswer;
}

const notFoundAnswer: APIGatewayProxyStructuredResultV2 = {
  statusCode: 404,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body: '<!doctype html><html lang="es-AR"><title>Esa página no existe</title><h1>Esa página no existe</h1><p><a href="/">Volver al inicio</a></p></html>',
};
