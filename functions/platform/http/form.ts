/** Reads a file from a multipart/form-data request (400, 413); a Lambda gets such a body in base64. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { limits } from '#shared/domain/limits.ts';
import { invalidFieldProblem, Problem } from '../problem.ts';

/** Bytes that a form may have besides its file: boundaries, names, small fields. */
const formOverheadBytes = 16 * 1024;

export function isMultipartRequest({ headers }: APIGatewayProxyEventV2): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(headers['content-type'] ?? '');
}

/** The bytes of the form field `file`. The file name and type that the client sent are ignored. */
export async function readFormFile(event: APIGatewayProxyEventV2): Promise<Buffer> {
  const sent = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (sent.length > limits.logoInForm + formOverheadBytes) throw fileTooLargeProblem();
  const file = (await parseForm(sent, event.headers['content-type'] ?? '')).get('file');
  if (!(file instanceof Blob) || file.size === 0) throw invalidFieldProblem('file', 'Falta el archivo');
  if (file.size > limits.logoInForm) throw fileTooLargeProblem();
  return Buffer.from(await file.arrayBuffer());
}

async function parseForm(sent: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(sent), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new Problem('invalid', 'El formulario está incompleto o mal armado.');
  }
}

const fileTooLargeProblem = (): Problem =>
  new Problem('too-large', `El archivo supera el máximo de ${limits.logoInForm / 1024 / 1024} MB para un formulario.`);
