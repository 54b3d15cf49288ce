/** `npm run export -- <environment> [--to <folder>] [--table <name>]`: writes the environment's data into a folder. */
import { exportData } from '../data/export.ts';
import { readTaskArguments } from './command/arguments.ts';
import { runTask } from './command/run-task.ts';
import { withEnvironment } from './with-environment-data.ts';

await runTask(async () => {
  const {
    environment,
    options: { to, table },
  } = readTaskArguments(
    {
      task: 'export',
      options: { to: { type: 'string' }, table: { type: 'string' } },
      optionsUsage: '[--to <carpeta>] [--table <tabla>]',
      worksLocally: true,
    },
    process.argv.slice(2),
  );
  await withEnvironment(environment, table, async (services) => {
    const folder = to ?? `.exports/${environment.name}-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    const { counts, read, files, missingLogos } = await exportData(services, folder);
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const { 'logos.jsonl': logos, 'accounts.jsonl': accounts } = files;
    console.info(`Listo: ${total} elementos, ${logos.lines} escudos y ${accounts.lines} cuentas en ${folder}.`);
    console.info(
      `La tabla se leyó de ${read.from} a ${read.to}: lo que cambió en ese lapso puede estar a medias. Para una copia de un solo momento, exportá una tabla restaurada (infra/runbooks/restore.md).`,
    );
    for (const logo of missingLogos) console.warn(`Falta en el bucket de archivos el escudo ${logo}.`);
    console.info('La carpeta tiene datos personales: guardala como se guardan esos datos.');
  });
});
