/** `npm run export -- <environment> [--to <folder>] [--table <name>]`: writes the environment's data into a folder. */
import { parseArgs } from 'node:util';
import { exportData } from '../data/export.ts';
import { withEnvironment } from '../data/open-environment.ts';
import { runForOperator } from '../data/run-for-operator.ts';

await runForOperator('No se pudo exportar', async () => {
  const {
    values: { to, table },
    positionals: [name],
  } = parseArgs({ options: { to: { type: 'string' }, table: { type: 'string' } }, allowPositionals: true });
  await withEnvironment(name, table, async (services) => {
    const folder = to ?? `.exports/${name}-${new Date().toISOString().replace(/[:.]/g, '-')}`;
    const { counts, read, files, missingLogos } = await exportData(services, folder);
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const { 'logos.jsonl': logos, 'accounts.jsonl': accounts } = files;
    console.info(`Listo: ${total} elementos, ${logos.lines} escudos y ${accounts.lines} cuentas en ${folder}.`);
    console.info(
      `La tabla se leyó de ${read.from} a ${read.to}: lo que cambió en ese lapso puede estar a medias. De un solo momento es la exportación de una tabla restaurada (infra/runbooks/restore.md).`,
    );
    for (const logo of missingLogos) console.warn(`Falta en el depósito de archivos el escudo ${logo}.`);
    console.info('La carpeta tiene datos personales: guardala como se guardan esos datos.');
  });
});
