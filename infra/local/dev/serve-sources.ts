/** The site from its sources: what is saved shows in the browser at once, without losing what is on the screen. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { rootDir } from '../../build/paths.ts';
import type { Part } from '../application.ts';

interface SourcesInput {
  readonly port: number;
  /** The address of what answers everything that is no source. */
  readonly behind: string;
}

export async function serveSources({ port, behind }: SourcesInput): Promise<Part & { readonly url: string }> {
  const server = await createServer({
    configFile: join(rootDir, 'web', 'vite.config.ts'),
    logLevel: 'warn',
    clearScreen: false,
    server: { host: '127.0.0.1', port, strictPort: true, proxy: { '/api': behind, '/logos': behind } },
  });
  await server.listen();
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
