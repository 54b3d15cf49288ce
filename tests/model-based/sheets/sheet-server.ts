/** The Lambda of the API as the phones of one match reach it, signed in as its Planillero. */
import type { SheetOperation } from '#shared/domain/schemas/sheet.ts';
import { type ApiAnswer, call } from '#tests/support/api.ts';
import type { SheetServer } from './unreliable-network.ts';

interface WithId {
  readonly id: number;
}
type Headers = Record<string, string>;

/** @param arrivals gets the id of each operation whenever it arrives */
export const sheetServer = ({ id }: WithId, headers: Headers, arrivals: string[]): SheetServer => ({
  async record(operations: readonly SheetOperation[]) {
    arrivals.push(...operations.map((operation) => operation.id));
    const body = { operations: [...operations] };
    const answer = await call('POST /matches/{id}/sheet/operations', { headers, params: { id }, body });
    return { kind: 'answered', ...requireAnswer(answer) };
  },
  read: async () => requireAnswer(await call('GET /matches/{id}/sheet', { headers, params: { id } })),
});

function requireAnswer<T>({ status, body }: ApiAnswer<T>): T {
  if (status !== 200) throw new Error(`The API answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
