/** The address of a route with its parameters and query filled in; SWR caches a GET under this address. */

type RouteAddressValues = Record<string, string | number | boolean | undefined>;

/**
 * fillRouteAddress('/teams/{id}', {id: 3}) → '/teams/3'; undefined query values are left out. A space in a query is
 * written as '%20', which every server reads the same; some do not take '+' for a space.
 */
export function fillRouteAddress(
  path: string,
  params: RouteAddressValues = {},
  query: RouteAddressValues = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  if (given.length === 0) return filled;
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${filled}?${text.replaceAll('+', '%20')}`;
}
