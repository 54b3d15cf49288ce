/** Finds the executable of the embedded DynamoDB: in the project's packages, or where the launcher downloaded it. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rootDir } from '../../build/paths.ts';
import { OperatorError } from '../operator-error.ts';

/**
 * The path of the program for this machine's platform.
 * @param project the folder with the packages and `.build`
 */
export function databaseProgram(project = rootDir): string {
  const platform = process.env.LOCAL_DATABASE_PLATFORM || `${process.platform}-${process.arch}`;
  const file = platform.startsWith('win32') ? 'dynoxide.exe' : 'dynoxide';
  for (const folder of [project, join(project, '.build', 'dynoxide')]) {
    try {
      const { resolve } = createRequire(join(folder, 'package.json'));
      return join(dirname(resolve(`@dynoxide/${platform}/package.json`)), file);
    } catch {
      // This folder does not have the package: try the next one.
    }
  }
  throw new OperatorError(
    `No hay una base de datos local para ${platform}: poné en LOCAL_DYNAMODB_ENDPOINT la dirección de un DynamoDB, por ejemplo la de DynamoDB Local.`,
  );
}
