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

const parameterPattern = /^\{([A-Za-z0-9_.-]+)\}$/;

/**
 * Returns a function that finds the route of a request by its method and its path, decoded once; the parameters are
 * decoded once more, as the Lambda gets them.
 *
 * @param routeKeys the routes as the template writes them: `GET /api/teams/{id}` or `$default`
 */
export function createRouteFinder(
  routeKeys: readonly string[],
): (method: string, path: string) => RouteMatch | undefined {
  const routes = routeKeys.filter((key) => key !== '$default').map(compileRoute);
  const fallback = routeKeys.includes('$default') ? { routeKey: '$default', parameters: {} } : undefined;
  return (method, path) => {
    const parts = path.split('/');
    const [best] = routes
      .filter((route) => route.method === method && matchesPath(route, parts))
      .sort((a, b) => routeSpecificity(b).localeCompare(routeSpecificity(a)));
    return best ? { routeKey: best.routeKey, parameters: pathParametersOf(best, parts) } : fallback;
  };
}

function compileRoute(routeKey: string): CompiledRoute {
  const [method = '', path = ''] = routeKey.split(' ');
  const parts = path.split('/');
  const unknown = parts.find((part) => /[{}]/.test(part) && !parameterPattern.test(part));
  if (unknown || !/^[A-Z]+$/.test(method) || method === 'ANY' || !path.startsWith('/')) {
    throw new Error(`The local host does not know routes like ${routeKey}`);
  }
  return { routeKey, method, parts };
}

function matchesPath({ parts }: CompiledRoute, path: readonly string[]): boolean {
  return (
    parts.length === path.length &&
    parts.every((part, i) => (parameterPattern.test(part) ? path[i] !== '' : part === path[i]))
  );
}

/**
 * A text by which routes that match the same path are compared: '1' for each exact part, '0' for each parameter. The
 * route with the greatest text serves the request.
 */
function routeSpecificity({ parts }: CompiledRoute): string {
  return parts.map((part) => (parameterPattern.test(part) ? '0' : '1')).join('');
}

function pathParametersOf({ parts }: CompiledRoute, path: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    parts.flatMap((part, i) => {
      const name = parameterPattern.exec(part)?.[1];
      return name ? [[name, decodeURIComponent(path[i] ?? '')]] : [];
    }),
  );
}
