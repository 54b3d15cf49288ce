/** The cost tables in the documents are those that `npm run cost` prints, and an idle environment costs cents. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentTables } from '#infra/cost/document-tables.ts';
import { idleUsageOf } from '#infra/cost/idle.ts';
import { dollarsOf, pricedRegions } from '#infra/cost/prices-2026-11.ts';
import { freeViews, usageOfViews } from '#infra/cost/usage.ts';
import { environmentNames, synthesizeStack } from './synthesized.ts';

const { template } = await synthesizeStack('prod');

test.each(documentTables(template))('$file has the table $name that npm run cost prints', ({ file, table }) => {
  expect(readFileSync(file, 'utf8')).toContain(`\n${table}\n`);
});

test.each(environmentNames.filter((name) => name !== 'local'))(
  'an idle environment %s costs at most half a dollar a month within the free tiers',
  async (name) => {
    const usage = idleUsageOf((await synthesizeStack(name)).template);
    expect(usage.alarms).toBeLessThanOrEqual(10);
    for (const region of pricedRegions) expect(dollarsOf(usage, region)).toBeLessThanOrEqual(0.5);
  },
);

test('a month of five million views stays within CloudFront’s free requests and bytes', () => {
  const usage = usageOfViews(freeViews);
  expect(freeViews).toBe(5_000_000);
  expect(usage.edgeRequests).toBeLessThanOrEqual(10_000_000);
  expect(usage.edgeGigabytes).toBeLessThanOrEqual(1024);
});

test.each([
  ['us-east-1', 2],
  ['sa-east-1', 2.6],
] as const)('a month of five million views costs in %s at most %s dollars', (region, most) => {
  expect(pricedRegions).toContain(region);
  expect(dollarsOf(usageOfViews(freeViews), region)).toBeLessThanOrEqual(most);
});

test('a resource whose price nobody has looked up is an error instead of being counted as free', () => {
  const withGateway = { Resources: { ...template.Resources, Nat: { Type: 'AWS::EC2::NatGateway', Properties: {} } } };
  expect(() => idleUsageOf(withGateway)).toThrow('what Nat costs at rest: AWS::EC2::NatGateway');
});
