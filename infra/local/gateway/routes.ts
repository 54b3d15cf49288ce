/** Finds the route of an HTTP API that serves a request: exact parts before parameters, `$default` last. */

export interface RouteMatch {
  readonly routeKey: string;
  readonly parameters: Readonly<Record<string, string>>;
}

interface CompiledRoute {
  readonly routeKey: string;
  readonly method: string;
  readonly parts: readonly string[];
}

const parameter = /^\{([A-Za-z0-9_.-]+)\}$/;

/** @param routeKeys as in the template: `GET /api/teams/{id}` or `$default` */
export function routeFinder(routeKeys: readonly string[]): (method: string, path: string) => RouteMatch | undefined {
  const routes = routeKeys.filter((key) => key !== '$default').map(compile);
  const fallback = routeKeys.includes('$default') ? { routeKey: '$default', parameters: {} } : undefined;
  return (method, path) => {
    const parts = path.split('/');
    const [best] = routes
      .filter((route) => route.method === method && matches(route, parts))
      .sort((a, b) => specificity(b).localeCompare(specificity(a)));
    return best ? { routeKey: best.routeKey, parameters: parametersOf(best, parts) } : fallback;
  };
}

function compile(routeKey: string): CompiledRoute {
  const [method = '', path = ''] = routeKey.split(' ');
  const parts = path.split('/');
  const unknown = parts.find((part) => /[{}]/.test(part) && !parameter.test(part));
  if (unknown || !/^[A-Z]+$/.test(method) || method === 'ANY' || !path.startsWith('/')) {
    throw new Error(`The local host does not know routes like ${routeKey}`);
  }
  return { routeKey, method, parts };
}

function matches({ parts }: CompiledRoute, path: readonly string[]): boolean {
  return (
    parts.length === path.length && parts.every((part, i) => (parameter.test(part) ? path[i] !== '' : part === path[i]))
  );
}

/** Orders routes that match the same path: an earlier exact part wins. */
function specificity({ parts }: CompiledRoute): string {
  return parts.map((part) => (parameter.test(part) ? '0' : '1')).join('');
}

function parametersOf({ parts }: CompiledRoute, path: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    parts.flatMap((part, i) => {
      const name = parameter.exec(part)?.[1];
      return name ? [[name, decoded(path[i] ?? '')]] : [];
    }),
  );
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
