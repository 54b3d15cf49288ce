/** Reads the command line of `npm run <task> -- <environment> …`; a mistake in it is an OperatorError of one line. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Environment, environmentNamed, environmentNames } from '../../environments.ts';
import { OperatorError } from '../../local/operator-error.ts';

type OptionTypes = NonNullable<ParseArgsConfig['options']>;

export interface TaskUsage<Options extends OptionTypes> {
  /** The name of the npm script. */
  readonly task: string;
  readonly options: Options;
  /** The options as an error message shows them, as in `[--yes]`. */
  readonly optionsUsage: string;
  /** Whether the task also works on `local`, the environment of this machine. */
  readonly worksLocally?: boolean;
}

type ParsedOptions<Options extends OptionTypes> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values'];

export interface TaskArguments<Options extends OptionTypes> {
  readonly environment: Environment;
  readonly options: ParsedOptions<Options>;
}

export function readTaskArguments<const Options extends OptionTypes>(
  usage: TaskUsage<Options>,
  args: readonly string[],
): TaskArguments<Options> {
  const { positionals, values } = parse(usage, args);
  const [name, ...more] = positionals;
  if (more.length > 0) throw usageError(usage);
  return { environment: readEnvironment(usage, name), options: values };
}

/** The messages do not repeat a wrong argument, which could be a password typed in the wrong place. */
function parse<Options extends OptionTypes>(usage: TaskUsage<Options>, args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: usage.options, allowPositionals: true, strict: true });
  } catch {
    throw usageError(usage);
  }
}

const usageError = ({ task, optionsUsage }: TaskUsage<OptionTypes>): OperatorError =>
  new OperatorError(`No se entienden los argumentos. Se usa así: npm run ${task} -- <entorno> ${optionsUsage}`.trim());

function readEnvironment(
  { task, worksLocally = false }: TaskUsage<OptionTypes>,
  name: string | undefined,
): Environment {
  const possible = environmentNames.filter((it) => worksLocally || it !== 'local');
  const example = `npm run ${task} -- ${possible[0]} (o ${possible.slice(1).join(', o ')})`;
  if (name === undefined) throw new OperatorError(`Falta el entorno: ${example}.`);
  const known = environmentNames.find((it) => it === name);
  if (!known) throw new OperatorError(`No hay un entorno '${name}': ${example}.`);
  if (!possible.includes(known))
    throw new OperatorError(`'local' es el entorno de esta máquina, que corre con npm start: ${example}.`);
  try {
    return environmentNamed(known);
  } catch (error) {
    throw new OperatorError((error as Error).message);
  }
}
