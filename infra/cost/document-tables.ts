/** The documents that contain a table of `npm run cost`, and how it is replaced in them. */
import type { Template } from '../local/template/template.ts';
import { pricedRegions } from './prices-2026-11.ts';
import { inputsTable, serviceTable, summaryTable, viewsTable } from './tables.ts';

interface DocumentTable {
  /** Path of the document in the repository. */
  readonly file: string;
  /** The name in the HTML comment before the table. */
  readonly name: string;
  readonly table: string;
}

export const documentTables = (template: Template): DocumentTable[] => [
  { file: 'README.md', name: 'summary', table: summaryTable(template) },
  { file: 'README.md', name: 'views', table: viewsTable() },
  ...pricedRegions.map((region) => ({
    file: 'infra/cost/README.md',
    name: region,
    table: serviceTable(template, region),
  })),
  { file: 'infra/cost/README.md', name: 'assumptions', table: inputsTable() },
];

const start = (name: string): string => `<!-- npm run cost: ${name} -->\n\n`;
const end = '\n\n<!-- end -->';

/** The document with the table of this name replaced; throws unless the document has exactly one place for it. */
export function replaceTable(document: string, name: string, table: string): string {
  const [before, ...rest] = document.split(start(name));
  const after = rest.join(start(name)).split(end).slice(1).join(end);
  if (before === undefined || rest.length !== 1) throw new Error(`no place for the table ${name}`);
  return `${before}${start(name)}${table}${end}${after}`;
}
