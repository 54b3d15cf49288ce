/**
 * Finds the route of an HTTP API that serves a request: exact parts before parameters, these before `{proxy+}`, which
 * stands for all that remains of a path, and `$default` last.
 */

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
const remainderPattern = /^\{([A-Za-z0-9_.-]+)\+\}$/;

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
  const unknown = parts.find(
    (part, i) =>
      /[{}]/.test(part) && !parameterPattern.test(part) && !(remainderPattern.test(part) && i === parts.length - 1),
  );
  if (unknown || !/^[A-Z]+$/.test(method) || method === 'ANY' || !path.startsWith('/')) {
    throw new Error(`The local host does not know routes like ${routeKey}`);
  }
  return { routeKey, method, parts };
}

function matchesPath({ parts }: CompiledRoute, path: readonly string[]): boolean {
  const hasRemainder = remainderPattern.test(parts.at(-1) ?? '');
  return (
    (hasRemainder ? parts.length <= path.length : parts.length === path.length) &&
    parts.every((part, i) => (/^\{/.test(part) ? path[i] !== '' : part === path[i]))
  );
}

/**
 * A text by which routes that match the same path are compared: '2' for each exact part, '1' for each parameter, '0' for
 * a remainder. The route with the greatest text serves the request.
 */
function routeSpecificity({ parts }: CompiledRoute): string {
  return parts.map((part) => (remainderPattern.test(part) ? '0' : parameterPattern.test(part) ? '1' : '2')).join('');
}

function pathParametersOf({ parts }: CompiledRoute, path: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    parts.flatMap((part, i) => {
      const name = parameterPattern.exec(part)?.[1];
      if (name) return [[name, decodeURIComponent(path[i] ?? '')]];
      const remainder = remainderPattern.exec(part)?.[1];
      return remainder ? [[remainder, decodeURIComponent(path.slice(i).join('/'))]] : [];
    }),
  );
}
