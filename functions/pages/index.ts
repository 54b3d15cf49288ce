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
  body: `<!doctype html>
<html lang="es-AR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Página no encontrada</title>
<main>
<h1>Página no encontrada</h1>
<p>Esta dirección no lleva a ninguna parte.</p>
<p><a href="/">Ir al inicio</a></p>
</main>
</html>
`,
};
