/** The tables of `npm run cost`, in Markdown: a summary for the README, and the details by service. */
import type { Template } from '../local/template/template.ts';
import { idleUsageOf } from './idle.ts';
import { inputs } from './inputs.ts';
import {
  addUsage,
  dollarsByService,
  dollarsOf,
  type PricedRegion,
  priceDate,
  pricedRegions,
  services,
  type Usage,
} from './prices-2026-11.ts';
import { freeViews, scenarios, usageOf, usageOfRefreshes, usageOfViews } from './usage.ts';

interface Column {
  readonly title: string;
  readonly usage: Usage;
}

/** The columns: an idle environment, then each scenario, which includes what the idle environment uses. */
function columnsOf(template: Template): Column[] {
  const idle = idleUsageOf(template);
  return [
    { title: 'idle', usage: idle },
    ...scenarios.map((scenario) => ({ title: scenario.title, usage: addUsage(idle, usageOf(scenario)) })),
  ];
}

const formatRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const formatTable = (titles: readonly string[], rows: readonly (readonly string[])[]): string =>
  [formatRow(titles), formatRow(['---', ...titles.slice(1).map(() => '---:')]), ...rows.map(formatRow)].join('\n');

const formatDollars = (dollars: number): string => dollars.toFixed(2);

const regionNames: Readonly<Record<PricedRegion, string>> = {
  'us-east-1': 'us-east-1 (US)',
  'sa-east-1': 'sa-east-1 (South America)',
};

/** Total dollars a month: one row for each region, with AWS's free tiers and without. */
export function summaryTable(template: Template): string {
  const columns = columnsOf(template);
  const rows = [true, false].flatMap((hasFreeTier) =>
    pricedRegions.map((region) => [
      `${regionNames[region]}${hasFreeTier ? '' : ', free tiers used up by others'}`,
      ...columns.map(({ usage }) => formatDollars(dollarsOf(usage, region, hasFreeTier))),
    ]),
  );
  return formatTable([`US $ a month, prices of ${priceDate}`, ...columns.map(({ title }) => title)], rows);
}

/** Dollars a month by service in a region, free tiers included. */
export function serviceTable(template: Template, region: PricedRegion): string {
  const columns = columnsOf(template);
  const byColumn = columns.map(({ usage }) => dollarsByService(usage, region));
  const rows = services.map((service) => [service, ...byColumn.map((dollars) => formatDollars(dollars[service]))]);
  return formatTable([regionNames[region], ...columns.map(({ title }) => title)], rows);
}

/** Dollars for what fans look at: a month within CloudFront's free tier, and what more costs beyond all free tiers. */
export function viewsTable(): string {
  const million = 1e6;
  const rows = pricedRegions.map((region) => [
    regionNames[region],
    dollarsOf(usageOfViews(freeViews), region),
    dollarsOf(usageOfViews(million), region, false),
    dollarsOf(usageOfRefreshes(million), region, false),
  ]);
  const titles = [
    `${freeViews / million} M views a month`,
    'each further million',
    'each million refreshes during matches',
  ];
  return formatTable(
    ['US $ for fans', ...titles],
    rows.map(([name = '', ...dollars]) => [String(name), ...dollars.map(Number).map(formatDollars)]),
  );
}

/** The assumptions behind the tables. */
export const inputsTable = (): string =>
  formatTable(
    ['assumption', 'value'],
    Object.values(inputs).map(({ what, value }) => [what, value.toLocaleString('en-US')]),
  );
