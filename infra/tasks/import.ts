/**
 * `npm run import -- <environment> --from <folder> [--replace <table>]`: fills an empty environment with an export;
 * `--replace` overwrites an environment that holds data.
 */
import { importData } from '../data/import.ts';
import { verifyExport } from '../data/verify.ts';
import { OperatorError } from '../local/operator-error.ts';
import { readTaskArguments } from './command/arguments.ts';
import { runTask } from './command/run-task.ts';
import { withEnvironment } from './with-environment-data.ts';

await runTask(async () => {
  const {
    environment: target,
    options: { from, replace },
  } = readTaskArguments(
    {
      task: 'import',
      options: { from: { type: 'string' }, replace: { type: 'string' } },
      optionsUsage: '--from <carpeta> [--replace <tabla>]',
      worksLocally: true,
    },
    process.argv.slice(2),
  );
  if (!from) throw new OperatorError('Falta --from <carpeta>: la que escribió npm run export.');
  const verified = await verifyExport(from);
  const { environment, read } = verified.manifest;
  await withEnvironment(target, undefined, async (services) => {
    if (replace !== undefined && replace !== services.tableName) {
      throw new OperatorError(
        `--replace tiene que decir el nombre de la tabla que se reemplaza: ${services.tableName}.`,
      );
    }
    await importData(services, verified, { replaces: replace !== undefined, log: console.info });
    console.info(`Listo: los datos de ${environment}, leídos de ${read.from} a ${read.to}.`);
    console.info('Las contraseñas no se copian: cada persona elige la suya con «¿Olvidaste tu contraseña?».');
  });
});
