/** Installs programs that tests need and the machine lacks, with progress on stderr. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Whether apt-get can install browsers: as root on Debian. On Ubuntu they are snaps, which apt-get alone cannot
 * install.
 */
export const canInstallWithAptGet = (): boolean => process.getuid?.() === 0 && readDistributionId() === 'debian';

export async function installDebianPackages(what: string, packages: readonly string[]): Promise<void> {
  console.error(`Instalando ${what} con apt-get, para las pruebas en el navegador; tarda alrededor de un minuto…`);
  await runInstaller('apt-get', ['update', '-qq']);
  const options = ['-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];
  await runInstaller('apt-get', ['install', ...options, ...packages]);
}

/** Runs an installer with its output on stderr, and prints its progress every ten seconds. */
export async function runInstaller(command: string, args: readonly string[]): Promise<void> {
  const start = Date.now();
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const alive = setInterval(() => console.error(`  … ${Math.round((Date.now() - start) / 1000)} s`), 10_000);
  try {
    const code = await new Promise((done, failed) => child.once('exit', done).once('error', failed));
    if (code !== 0)
      throw new Error(
        `'${command} ${args.join(' ')}' terminó con ${code}: falta un navegador para las pruebas en el navegador.`,
      );
  } finally {
    clearInterval(alive);
  }
}

/** The system's ID in /etc/os-release; '' where there is no such file. */
function readDistributionId(): string {
  try {
    return /^ID="?([^"\n]*)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}
