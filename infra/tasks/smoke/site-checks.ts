/** The smoke test's checks of the site: its pages and files, as a browser gets them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheControlOfSiteFile } from '../../site-caching.ts';
import { askSite, describeAnswer, isHtml, requireAnswer, type SiteAnswer, SmokeFailure } from './ask-site.ts';
import type { SmokeCheck, SmokeTarget } from './smoke-target.ts';
import { requireViewerHeaders } from './viewer-headers.ts';

/** The application's page, at an address that never has a published page. */
export const indexUrlOf = ({ siteUrl }: SmokeTarget) => new URL('/index.html', siteUrl);
/** A published page, which visitors get. */
const homeUrlOf = ({ siteUrl }: SmokeTarget) => new URL('/', siteUrl);

export const siteChecks: readonly SmokeCheck[] = [
  {
    title: 'la página llega con sus encabezados',
    async run(target) {
      const index = await askSite(indexUrlOf(target));
      requireAnswer(index, 200, 'text/html');
      requireViewerHeaders(index);
      requireCacheControl(index, 'index.html');
    },
  },
  {
    title: 'la portada publicada llega con sus encabezados',
    async run(target) {
      const home = await askSite(homeUrlOf(target));
      requireAnswer(home, 200, 'text/html');
      requireViewerHeaders(home);
    },
  },
  {
    title: 'los scripts y estilos de las páginas cargan',
    async run(target) {
      for (const url of [indexUrlOf(target), homeUrlOf(target)]) {
        const files = assetsNamedIn((await askSite(url)).bytes);
        if (files.length === 0) throw new SmokeFailure(`${url} no nombra ningún script`);
        for (const file of files) requireAsset(await askSite(new URL(file, target.siteUrl)), file);
      }
    },
  },
  {
    title: 'una pantalla se abre por su dirección',
    async run(target) {
      const screen = await askSite(new URL('/posiciones', target.siteUrl));
      requireAnswer(screen, 200, 'text/html');
      const index = await askSite(indexUrlOf(target));
      if (!screen.bytes.equals(index.bytes)) throw new SmokeFailure(`${screen.url} no es la página del sitio`);
    },
  },
  {
    title: 'un archivo que no existe no es una página',
    async run({ siteUrl }) {
      const absent = await askSite(new URL('/assets/no-existe.js', siteUrl));
      if (absent.status === 404 && !isHtml(absent)) return;
      throw new SmokeFailure(`${absent.url} respondió ${describeAnswer(absent)} en lugar de 404`);
    },
  },
  {
    title: 'una dirección que no existe es una página 404',
    async run({ siteUrl }) {
      const missing = await askSite(new URL('/no-existe', siteUrl));
      requireAnswer(missing, 404, 'text/html');
      requireViewerHeaders(missing);
    },
  },
];

/** For a site that is served over https. */
export const redirectCheck: SmokeCheck = {
  title: 'http redirige a https',
  async run(target) {
    const plain = indexUrlOf(target);
    plain.protocol = 'http:';
    const { status, headers } = await askSite(plain);
    const location = headers.get('location');
    if ([301, 302, 307, 308].includes(status) && location?.startsWith('https:')) return;
    throw new SmokeFailure(`${plain} respondió ${status} en lugar de llevar a https`);
  },
};

/** @param webDir folder with this commit's build of the site */
export const siteVersionCheck = (webDir: string): SmokeCheck => ({
  title: 'el sitio es el de este commit',
  async run(target) {
    requireBuiltIndex(webDir, await askSite(indexUrlOf(target)));
  },
});

/** Throws unless the answer is the index.html of the build in `webDir`. */
export function requireBuiltIndex(webDir: string, index: SiteAnswer): void {
  const built = readFileSync(join(webDir, 'index.html'));
  if (index.bytes.equals(built)) return;
  const [served] = assetsNamedIn(index.bytes);
  const [wanted] = assetsNamedIn(built);
  const difference = served === wanted ? 'otra index.html' : `${served ?? 'ningún script'} en lugar de ${wanted}`;
  throw new SmokeFailure(
    `es de otra compilación (${difference}): falta desplegar este commit, o CloudFront todavía sirve una copia vieja`,
  );
}

/** The files that the page names, as in `/assets/index-1a2b.js`. */
const assetsNamedIn = (page: Buffer): string[] => [
  ...new Set(page.toString().match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []),
];

function requireAsset(asset: SiteAnswer, file: string): void {
  requireAnswer(asset, 200, file.endsWith('.css') ? 'text/css' : 'text/javascript');
  requireCacheControl(asset, file.slice(1));
  requireViewerHeaders(asset);
}

function requireCacheControl({ url, headers }: SiteAnswer, file: string): void {
  const wanted = cacheControlOfSiteFile(file);
  const found = headers.get('cache-control') ?? 'falta';
  if (found !== wanted) throw new SmokeFailure(`en ${url} cache-control dice '${found}' en lugar de '${wanted}'`);
}
