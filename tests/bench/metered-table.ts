/** Counts the calls of the functions to the table and the capacity that each consumed. */
import { documentClient } from '#functions/platform/table/client.ts';

export interface TableTraffic {
  readonly calls: number;
  /** Read and write capacity units, as AWS charges them. */
  readonly readUnits: number;
  readonly writeUnits: number;
  /** The partition key of each item write, with repetitions. */
  readonly written: readonly string[];
  /** Each item put outside of a transaction, with its bytes as JSON, and its write units with those of the indexes. */
  readonly puts: readonly MeteredPut[];
}

interface MeteredPut {
  readonly pk: string;
  readonly bytes: number;
  readonly units: number;
}

interface TrafficCounters {
  calls: number;
  readUnits: number;
  writeUnits: number;
  written: string[];
  puts: MeteredPut[];
}

/** The counters of the current measurement; undefined between measurements. */
let currentCounters: TrafficCounters | undefined;

/** The traffic that `run` causes; nothing else may use the table meanwhile. */
export async function measureTraffic(run: () => Promise<unknown>): Promise<TableTraffic> {
  const traffic: TrafficCounters = { calls: 0, readUnits: 0, writeUnits: 0, written: [], puts: [] };
  currentCounters = traffic;
  try {
    await run();
  } finally {
    currentCounters = undefined;
  }
  return traffic;
}

type ItemKey = { readonly pk?: unknown };
/** The parts of a command's input and output that are counted. */
interface CommandInput {
  readonly Item?: ItemKey;
  readonly Key?: ItemKey;
  readonly TransactItems?: readonly Record<string, CommandInput | undefined>[];
}
type Capacity = { readonly CapacityUnits?: number };
interface CommandOutput {
  readonly ConsumedCapacity?: Capacity | readonly Capacity[];
}

/** Adds the counting to the table's client; called once, before the first measurement. */
export function meterTheTable(): void {
  documentClient().middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const input = args.input as CommandInput;
        const metered = { ...args, input: { ...args.input, ReturnConsumedCapacity: 'TOTAL' } };
        const answered = await next(metered as typeof args);
        countCommand(commandName, input, (answered.output as CommandOutput).ConsumedCapacity);
        return answered;
      },
    { name: 'meter', step: 'initialize', priority: 'high' },
  );
}

function countCommand(command: string, input: CommandInput, capacity: CommandOutput['ConsumedCapacity']): void {
  if (!currentCounters) return;
  if (capacity === undefined) throw new Error(`the database did not say what a ${command} took`);
  const units = [capacity].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
  const isRead = /^(BatchGet|Get|Query|Scan|TransactGet)/.test(command);
  currentCounters.calls += 1;
  if (isRead) currentCounters.readUnits += units;
  else {
    currentCounters.writeUnits += units;
    currentCounters.written.push(...partitionKeysWrittenBy(input));
    const { Item } = input;
    if (Item) currentCounters.puts.push({ pk: String(Item.pk), bytes: Buffer.byteLength(JSON.stringify(Item)), units });
  }
}

/** The partition keys of the items that a command writes; a condition check writes none. */
function partitionKeysWrittenBy({ Item, Key, TransactItems = [] }: CommandInput): string[] {
  const inside = TransactItems.flatMap(({ Put, Update, Delete }) =>
    [Put, Update, Delete].flatMap((part) => (part ? partitionKeysWrittenBy(part) : [])),
  );
  const key = Item ?? Key;
  return key ? [String(key.pk), ...inside] : inside;
}
