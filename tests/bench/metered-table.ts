/** Counts what the functions ask of the table: each call, and the capacity that the database says it took. */
import { documentClient } from '#functions/platform/table/client.ts';

export interface Traffic {
  readonly calls: number;
  /** Read and write units, as AWS would charge them. */
  readonly readUnits: number;
  readonly writeUnits: number;
  /** The partition key of each item written, with repetitions. */
  readonly written: readonly string[];
}

interface Counted {
  calls: number;
  readUnits: number;
  writeUnits: number;
  written: string[];
}

/** Of what is being measured; nothing is counted in between. */
let counted: Counted | undefined;

/** What `act` costs; nothing else may use the table meanwhile. */
export async function trafficOf(act: () => Promise<unknown>): Promise<Traffic> {
  const traffic: Counted = { calls: 0, readUnits: 0, writeUnits: 0, written: [] };
  counted = traffic;
  try {
    await act();
  } finally {
    counted = undefined;
  }
  return traffic;
}

type Keyed = { readonly pk?: unknown };
/** The parts of the commands' inputs and outputs that matter here. */
interface Input {
  readonly Item?: Keyed;
  readonly Key?: Keyed;
  readonly TransactItems?: readonly Record<string, Input | undefined>[];
}
type Capacity = { readonly CapacityUnits?: number };
interface Output {
  readonly ConsumedCapacity?: Capacity | readonly Capacity[];
}

/** Once, before anything is measured. */
export function meterTheTable(): void {
  documentClient().middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const input = args.input as Input;
        const asked = { ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } };
        const answered = await next(asked as typeof args);
        count(commandName, input, (answered.output as Output).ConsumedCapacity);
        return answered;
      },
    { name: 'meter', step: 'initialize', priority: 'high' },
  );
}

function count(command: string, input: Input, capacity: Output['ConsumedCapacity']): void {
  if (!counted) return;
  if (capacity === undefined) throw new Error(`the database did not say what a ${command} took`);
  const units = [capacity].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
  const isRead = /^(BatchGet|Get|Query|Scan|TransactGet)/.test(command);
  counted.calls += 1;
  if (isRead) counted.readUnits += units;
  else {
    counted.writeUnits += units;
    counted.written.push(...writtenBy(input));
  }
}

/** A condition check writes nothing. */
function writtenBy({ Item, Key, TransactItems = [] }: Input): string[] {
  const inside = TransactItems.flatMap(({ Put, Update, Delete }) =>
    [Put, Update, Delete].flatMap((part) => (part ? writtenBy(part) : [])),
  );
  const key = Item ?? Key;
  return key ? [String(key.pk), ...inside] : inside;
}
