/**
 * Reads the local host's settings from environment variables; an invalid value is an OperatorError that names the
 * variable.
 */
import { resolve } from 'node:path';
import { OperatorError } from './operator-error.ts';

const seedNames = ['demo', 'none'] as const;
export type SeedName = (typeof seedNames)[number];

export interface LocalOptions {
  /** The TCP port to listen on; 0 for any free port. */
  readonly port: number;
  readonly dataDir: string;
  readonly seed: SeedName;
  /** Address of a DynamoDB that already runs, to use instead of the embedded one. */
  readonly dynamodbEndpoint: string | undefined;
  /** True to load a Lambda when it is first called; by default all are loaded at the start, so that no call waits. */
  readonly hasLazyLambdas: boolean;
}

/** Reads the settings; an empty variable counts as absent. */
export function readOptions(env: NodeJS.ProcessEnv): LocalOptions {
  return {
    port: parsePort(env.PORT || '3000'),
    dataDir: resolve(env.LOCAL_DATA_DIR || '.local'),
    seed: parseSeed(env.LOCAL_SEED || 'demo'),
    dynamodbEndpoint: parseEndpoint(env.LOCAL_DYNAMODB_ENDPOINT || undefined),
    hasLazyLambdas: env.LOCAL_LAZY_LAMBDAS === '1',
  };
}

function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new OperatorError(`PORT tiene que ser un número de puerto, de 1 a 65535; dice '${text}'.`);
}

function parseSeed(text: string): SeedName {
  const seed = seedNames.find((it) => it === text);
  if (seed) return seed;
  throw new OperatorError(`LOCAL_SEED tiene que ser ${seedNames.join(' o ')}; dice '${text}'.`);
}

function parseEndpoint(text: string | undefined): string | undefined {
  if (text === undefined || /^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text;
  throw new OperatorError(`LOCAL_DYNAMODB_ENDPOINT tiene que ser una dirección http; dice '${text}'.`);
}
