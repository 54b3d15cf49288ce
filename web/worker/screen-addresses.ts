/** The addresses of the application's screens, as patterns for the path of a URL. */
import { paths } from '#shared/pages/paths.ts';

const patternOf = ({ path }: { readonly path: string }): RegExp =>
  new RegExp(`^${path.replace(':id', '\\d+')}/?(\\?|$)`);

/** Every other address is left to the network, which answers it with a file or a page for 'not found'. */
export const screenAddresses: RegExp[] = Object.values(paths).map(patternOf);

/** The match in the address of its sheet; undefined at every other address. */
export function matchOfSheetAddress(pathname: string): number | undefined {
  if (!patternOf(paths.sheet).test(pathname)) return undefined;
  return Number(/\d+/.exec(pathname)?.[0]);
}
