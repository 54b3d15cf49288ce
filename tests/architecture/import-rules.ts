/** Which folder may import what, as rules for dependency-cruiser. */
import type { IForbiddenRuleType } from 'dependency-cruiser';

const forbid = (name: string, from: object, to: object) =>
  ({ name, severity: 'error', from, to }) as IForbiddenRuleType;

export const importRules = [
  forbid('shared is the bottom', { path: '^shared/' }, { path: '^(functions|infra|web|tests)/' }),
  forbid(
    'shared uses no library but zod',
    { path: '^shared/' },
    { path: 'node_modules', pathNot: 'node_modules/zod/' },
  ),
  forbid('shared does no input or output', { path: '^shared/' }, { dependencyTypes: ['core'] }),
  forbid('domain knows no contract', { path: '^shared/domain/' }, { path: '^shared/contract/' }),
  forbid('domain knows no screen text', { path: '^shared/domain/' }, { path: '^shared/text/' }),
  forbid('spanish knows no football', { path: '^shared/spanish/' }, { path: '^shared/(?!spanish/)' }),
  forbid('functions stand on shared', { path: '^functions/' }, { path: '^(infra|web|tests)/' }),
  forbid('platform knows no resource', { path: '^functions/platform/' }, { path: '^functions/(?!platform/)' }),
  forbid(
    'one Lambda never imports another',
    { path: '^functions/(?!platform/)([^/]+)/' },
    { path: '^functions/(?!platform/)', pathNot: '^functions/$1/' },
  ),
  forbid(
    'AWS is reached through the platform',
    { path: '^(shared|web|functions/(?!platform/))' },
    { path: 'node_modules/@aws-sdk/' },
  ),
  forbid('web stands on shared', { path: '^web/' }, { path: '^(functions|infra|tests)/' }),
  forbid(
    'features never import each other',
    { path: '^web/features/([^/]+)/' },
    { path: '^web/features/', pathNot: '^web/features/$1/' },
  ),
  forbid(
    'a feature can be deleted with its screens: only pages and the frame use it',
    { path: '^web/(?!app/|pages/|features/)' },
    { path: '^web/features/' },
  ),
  forbid('a feature knows no screen', { path: '^web/features/' }, { path: '^web/(app|pages)/' }),
  forbid('lib knows no screen', { path: '^web/lib/' }, { path: '^web/(app|pages|public)/' }),
  forbid(
    'ui knows no football',
    { path: '^web/ui/' },
    { path: '^(web/(app|pages|public|features)|shared/(contract|domain))/' },
  ),
  forbid(
    'public pages are pure',
    { path: '^web/public/' },
    { path: '^web/(app|pages|features|lib)/|node_modules/(react-router|swr|zod)' },
  ),
  forbid('nothing imports infra or tests', { path: '^(shared|functions|web)/' }, { path: '^(infra|tests)/' }),
  forbid('infra stands on shared and functions', { path: '^infra/' }, { path: '^(web|tests)/' }),
  forbid(
    'what reads the template runs nothing',
    { path: '^infra/local/template/' },
    { path: '^(infra/(?!local/template/)|shared|functions)' },
  ),
];
