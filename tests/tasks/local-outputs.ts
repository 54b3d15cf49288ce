/** The outputs that a running application writes into its data folder, as a deployment writes those of a stack. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningApp } from '../support/running-app.ts';

export interface LocalOutputs {
  readonly SiteUrl: string;
  /** The API's own address, which demands the edge's secret. */
  readonly ApiUrl: string;
}

export const readLocalOutputs = ({ dataDir }: Pick<RunningApp, 'dataDir'>): LocalOutputs =>
  JSON.parse(readFileSync(join(dataDir, 'outputs.json'), 'utf8'))['torneo-local'];
