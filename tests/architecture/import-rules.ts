/** Which folder may import what, as rules for dependency-cruiser. */
import type { IForbiddenRuleType } from 'dependency-cruiser';

const forbiddenImport = (name: string, from: object, to: object) =>
  ({ name, severity: 'error', from, to }) as IForbiddenRuleType;

export const importRules = [
  forbiddenImport('shared is the bottom', { path: '^shared/' }, { path: '^(functions|infra|web|tests)/' }),
  forbiddenImport(
    'shared uses no library but zod',
    { path: '^shared/' },
    { path: 'node_modules', pathNot: 'node_modules/zod/' },
  ),
  forbiddenImport('shared does no input or output', { path: '^shared/' }, { dependencyTypes: ['core'] }),
  forbiddenImport('domain knows no contract', { path: '^shared/domain/' }, { path: '^shared/contract/' }),
  forbiddenImport('domain knows no screen text', { path: '^shared/domain/' }, { path: '^shared/text/' }),
  forbiddenImport('spanish knows no football', { path: '^shared/spanish/' }, { path: '^shared/(?!spanish/)' }),
  forbiddenImport('functions stand on shared', { path: '^functions/' }, { path: '^(infra|web|tests)/' }),
  forbiddenImport('platform knows no resource', { path: '^functions/platform/' }, { path: '^functions/(?!platform/)' }),
  forbiddenImport(
    'one Lambda never imports another',
    { path: '^functions/(?!platform/)([^/]+)/' },
    { path: '^functions/(?!platform/)', pathNot: '^functions/$1/' },
  ),
  forbiddenImport(
    'AWS is reached through the platform',
    { path: '^(shared|web|functions/(?!platform/))' },
    { path: 'node_modules/@aws-sdk/' },
  ),
  forbiddenImport('web stands on shared', { path: '^web/' }, { path: '^(functions|infra|tests)/' }),
  forbiddenImport(
    'features never import each other',
    { path: '^web/features/([^/]+)/' },
    { path: '^web/features/', pathNot: '^web/features/$1/' },
  ),
  forbiddenImport(
    'a feature can be deleted with its screens: only pages and the frame use it',
    { path: '^web/(?!app/|pages/|features/)' },
    { path: '^web/features/' },
  ),
  forbiddenImport('a feature knows no screen', { path: '^web/features/' }, { path: '^web/(app|pages)/' }),
  forbiddenImport('lib knows no screen', { path: '^web/lib/' }, { path: '^web/(app|pages|public)/' }),
  forbiddenImport(
    'ui knows no football',
    { path: '^web/ui/' },
    { path: '^(web/(app|pages|public|features)|shared/(contract|domain))/' },
  ),
  forbiddenImport(
    'public pages are pure',
    { path: '^web/public/' },
    { path: '^web/(app|pages|features|lib)/|node_modules/(react-router|swr|zod)' },
  ),
  forbiddenImport('nothing imports infra or tests', { path: '^(shared|functions|web)/' }, { path: '^(infra|tests)/' }),
  forbiddenImport('infra stands on shared and functions', { path: '^infra/' }, { path: '^(web|tests)/' }),
  forbiddenImport(
    'what reads the template runs nothing',
    { path: '^infra/local/template/' },
    { path: '^(infra/(?!local/template/)|shared|functions)' },
  ),
];
