/** Which folder may import what, as rules for dependency-cruiser. */
import type { IForbiddenRuleType } from 'dependency-cruiser';

const createForbiddenImportRule = (name: string, from: object, to: object) =>
  ({ name, severity: 'error', from, to }) as IForbiddenRuleType;

export const importRules = [
  createForbiddenImportRule('shared is the bottom', { path: '^shared/' }, { path: '^(functions|infra|web|tests)/' }),
  createForbiddenImportRule(
    'shared uses no library but zod',
    { path: '^shared/' },
    { path: 'node_modules', pathNot: 'node_modules/zod/' },
  ),
  createForbiddenImportRule('shared does no input or output', { path: '^shared/' }, { dependencyTypes: ['core'] }),
  createForbiddenImportRule('domain knows no contract', { path: '^shared/domain/' }, { path: '^shared/contract/' }),
  createForbiddenImportRule('domain knows no screen text', { path: '^shared/domain/' }, { path: '^shared/text/' }),
  createForbiddenImportRule(
    'domain writes no sentences: of Spanish it takes the order of names, plain letters, and messages of fields by name',
    { path: '^shared/domain/' },
    { path: '^shared/spanish/(?!(order|plain-text|initials|validation)\\.ts$)' },
  ),
  createForbiddenImportRule(
    'spanish knows no football',
    { path: '^shared/spanish/' },
    { path: '^shared/(?!spanish/)' },
  ),
  createForbiddenImportRule('functions stand on shared', { path: '^functions/' }, { path: '^(infra|tests)/' }),
  createForbiddenImportRule(
    'one module of functions renders, with the views alone',
    { path: '^functions/' },
    { path: '^web/', pathNot: '^web/views/render-page\\.tsx$' },
  ),
  createForbiddenImportRule(
    'one module of functions renders views',
    { path: '^functions/(?!competition/publication/pages/render\\.ts$)' },
    { path: '^web/' },
  ),
  createForbiddenImportRule(
    'only the Lambdas that publish pages render them',
    { path: '^functions/(?!(pages|publisher|competition/publication/pages)/)' },
    { path: '^functions/competition/publication/pages/render\\.ts$' },
  ),
  createForbiddenImportRule(
    'platform and competition know no Lambda',
    { path: '^functions/(platform|competition)/' },
    { path: '^functions/(?!platform/|competition/)' },
  ),
  createForbiddenImportRule(
    'platform knows nothing of this application',
    { path: '^functions/platform/' },
    { path: '^functions/competition/' },
  ),
  createForbiddenImportRule(
    'one Lambda never imports another',
    { path: '^functions/(?!platform/|competition/)([^/]+)/' },
    { path: '^functions/(?!platform/|competition/)', pathNot: '^functions/$1/' },
  ),
  createForbiddenImportRule(
    'AWS is reached through the platform',
    { path: '^(shared|web|functions/(?!platform/|competition/))' },
    { path: 'node_modules/@aws-sdk/' },
  ),
  createForbiddenImportRule('web stands on shared', { path: '^web/' }, { path: '^(functions|infra|tests)/' }),
  createForbiddenImportRule(
    'features never import each other',
    { path: '^web/features/([^/]+)/' },
    { path: '^web/features/', pathNot: '^web/features/$1/' },
  ),
  createForbiddenImportRule(
    'a feature can be deleted with its screens: only screens, the frame and the worker use it',
    { path: '^web/(?!app/|screens/|features/|worker/)' },
    { path: '^web/features/' },
  ),
  createForbiddenImportRule('a feature knows no screen', { path: '^web/features/' }, { path: '^web/(app|screens)/' }),
  createForbiddenImportRule('lib knows no screen', { path: '^web/lib/' }, { path: '^web/(app|screens|views)/' }),
  createForbiddenImportRule(
    'ui knows no football',
    { path: '^web/ui/' },
    { path: '^(web/(app|screens|views|features)|shared/(contract|domain))/' },
  ),
  createForbiddenImportRule(
    'views are pure',
    { path: '^web/views/' },
    { path: '^web/(app|screens|features|lib)/|node_modules/(react-router|swr|zod)' },
  ),
  createForbiddenImportRule(
    'nothing imports infra or tests',
    { path: '^(shared|functions|web)/' },
    { path: '^(infra|tests)/' },
  ),
  createForbiddenImportRule('infra stands on shared and functions', { path: '^infra/' }, { path: '^(web|tests)/' }),
  createForbiddenImportRule(
    'what reads the template runs nothing',
    { path: '^infra/local/template/' },
    { path: '^(infra/(?!local/template/)|shared|functions)' },
  ),
];
