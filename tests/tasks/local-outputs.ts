/** The outputs that a running application writes into its data folder, as a deployment writes its stack's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningApp } from '../support/running-app.ts';

export interface LocalOutputs {
  readonly SiteUrl: string;
  /** The API's own URL, which requires the edge's secret. */
  readonly ApiUrl: string;
}

export const readLocalOutputs = ({ dataDir }: Pick<RunningApp, 'dataDir'>): LocalOutputs =>
  JSON.parse(readFileSync(join(dataDir, 'outputs.json'), 'utf8'))['torneo-local'];
