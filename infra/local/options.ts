/**
 * Reads the local host's settings from environment variables; an invalid value is an OperatorError that names the
 * variable.
 */
import { resolve } from 'node:path';
import { OperatorError } from './operator-error.ts';

const seeds = ['demo', 'none'] as const;
export type Seed = (typeof seeds)[number];

export interface Options {
  /** The TCP port to listen on; 0 for any free port. */
  readonly port: number;
  readonly dataDir: string;
  readonly seed: Seed;
  /** Address of a DynamoDB that already runs, to use instead of the embedded one. */
  readonly dynamodbEndpoint: string | undefined;
}

/** Reads the settings; an empty variable counts as absent. */
export function readOptions(env: NodeJS.ProcessEnv): Options {
  return {
    port: portOf(env.PORT || '3000'),
    dataDir: resolve(env.LOCAL_DATA_DIR || '.local'),
    seed: seedOf(env.LOCAL_SEED || 'demo'),
    dynamodbEndpoint: endpointOf(env.LOCAL_DYNAMODB_ENDPOINT || undefined),
  };
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new OperatorError(`PORT tiene que ser un número de puerto, de 1 a 65535; dice '${text}'.`);
}

function seedOf(text: string): Seed {
  const seed = seeds.find((it) => it === text);
  if (seed) return seed;
  throw new OperatorError(`LOCAL_SEED tiene que ser ${seeds.join(' o ')}; dice '${text}'.`);
}

function endpointOf(text: string | undefined): string | undefined {
  if (text === undefined || /^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new OperatorError(`LOCAL_DYNAMODB_ENDPOINT tiene que ser una dirección http; dice '${text}'.`);
}
