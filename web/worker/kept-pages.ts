/** Keeps the published pages that somebody has seen on the device, with the hour of each and the files that it loads. */
import { crestSpriteFolder } from '#shared/pages/crest-sprite.ts';

const pagesCache = 'paginas';
const filesCache = 'archivos-de-paginas';
/** Beyond these, the one that was seen longest ago goes. */
const mostPages = 30;

/** How a published page begins, or the stub that leads to one: not the application, nor another site's sign-in page. */
const pageStart = /^<!doctype html><html lang="es-AR"(?: data-time-zone=|><head>.{0,999}?<meta http-equiv="refresh")/s;
const fileAddresses = new RegExp(`(?<=")/(?:assets|${crestSpriteFolder})/[^"#]+`, 'g');

export const keptPage = (address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName: pagesCache });

/** To be given what has just arrived from the network; anything but a published page is ignored. */
export async function keepPage(address: string, response: Response): Promise<void> {
  if (response.status !== 200) return;
  const html = await response.text();
  if (!pageStart.test(html)) return;
  const pages = await caches.open(pagesCache);
  // What is put last counts as seen last.
  await pages.delete(address);
  // The headers stay, its Content Security Policy above all.
  const { headers } = response;
  await pages.put(address, new Response(html.replace('<html ', `<html data-kept-at="${Date.now()}" `), { headers }));
  const seen = await pages.keys();
  await Promise.all(seen.slice(0, -mostPages).map((oldest) => pages.delete(oldest)));
  if (await keepFiles(filesOf(html))) await forgetFilesWithoutPage(pages);
}

const filesOf = (html: string): string[] => html.match(fileAddresses) ?? [];

/** True if one of them was not kept before. Their names change with their content, so the browser has them already. */
async function keepFiles(addresses: readonly string[]): Promise<boolean> {
  const files = await caches.open(filesCache);
  const kept = await Promise.all(addresses.map((address) => files.match(address)));
  const missing = addresses.filter((_, at) => !kept[at]);
  // A crest that is missing on the site must not cost the page its styles.
  await Promise.allSettled([...new Set(missing)].map((address) => files.add(address)));
  return missing.length > 0;
}

async function forgetFilesWithoutPage(pages: Cache): Promise<void> {
  const kept = await Promise.all((await pages.keys()).map(async (page) => (await pages.match(page))?.text() ?? ''));
  const needed = new Set(kept.flatMap(filesOf));
  const files = await caches.open(filesCache);
  const unneeded = (await files.keys()).filter(({ url }) => !needed.has(new URL(url).pathname));
  await Promise.all(unneeded.map((file) => files.delete(file)));
}

/** The application's code leaves with its user. */
export async function forgetAllButPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== pagesCache && name !== filesCache).map((name) => caches.delete(name)),
  );
}
