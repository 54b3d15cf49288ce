/** Error responses of the API: problem+json (RFC 9457) with a fixed list of codes and a Spanish text. */
import * as z from 'zod/mini';

/** Every error code with its HTTP status and Spanish title. */
export const problemKinds = {
  'malformed-json': { status: 400, title: 'El pedido no es JSON válido' },
  invalid: { status: 400, title: 'Hay datos inválidos' },
  unauthenticated: { status: 401, title: 'Hay que iniciar sesión' },
  'invalid-token': { status: 401, title: 'La sesión venció' },
  'login-failed': { status: 401, title: 'No se pudo iniciar sesión' },
  forbidden: { status: 403, title: 'No tenés permiso' },
  'link-other-match': { status: 403, title: 'El enlace es de otro partido' },
  'link-expired': { status: 403, title: 'El enlace venció' },
  'link-revoked': { status: 403, title: 'El enlace fue anulado' },
  'link-renewed': { status: 403, title: 'Hay un enlace nuevo' },
  'sheet-confirmed': { status: 403, title: 'La planilla ya está confirmada' },
  'not-found': { status: 404, title: 'No existe' },
  'method-not-allowed': { status: 405, title: 'Método no permitido' },
  conflict: { status: 409, title: 'Choca con datos guardados' },
  'has-references': { status: 409, title: 'Está en uso' },
  busy: { status: 409, title: 'Ya está ocupado en ese horario' },
  'fixture-impossible': { status: 409, title: 'No hay fixture posible con esas condiciones' },
  'fixture-not-found': { status: 409, title: 'No se encontró un fixture con esas condiciones' },
  'job-under-way': { status: 409, title: 'Hay otro cambio del fixture en curso' },
  'changed-since': { status: 409, title: 'Algo cambió desde entonces' },
  stale: { status: 412, title: 'Otra persona lo cambió' },
  'too-large': { status: 413, title: 'El pedido es demasiado grande' },
  'unsupported-media-type': { status: 415, title: 'Formato no admitido' },
  'idempotency-key-reused': { status: 422, title: 'La clave ya se usó para otro pedido' },
  'too-many-requests': { status: 429, title: 'Demasiados intentos' },
  internal: { status: 500, title: 'Error del servidor' },
  unavailable: { status: 503, title: 'Servicio ocupado' },
  'outcome-unknown': { status: 503, title: 'No se sabe si se guardó' },
} as const;

export type ProblemCode = keyof typeof problemKinds;

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(Object.keys(problemKinds) as [ProblemCode, ...ProblemCode[]]),
  detail: z.string(),
  /** `message` and `error` repeat `detail` for clients that read these names. */
  message: z.string(),
  error: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })),
  /** Only login errors have `success` and `errorMessage`. */
  success: z.optional(z.literal(false)),
  errorMessage: z.optional(z.string()),
  /** Only in an error 412: the entity as it is stored now. */
  current: z.optional(z.unknown()),
});
export type ProblemBody = z.output<typeof problemSchema>;
export type FieldProblem = ProblemBody['errors'][number];
