/** A federation as pages show it, with the crest and the colour that it has until somebody chooses others. */
import { defaultFederationColour } from '#shared/domain/colours/federation-colour.ts';
import type { SiteFacts } from '#shared/pages/page-data.ts';

export const aSite: SiteFacts = {
  name: 'Liga Sur',
  timeZone: 'America/Argentina/Buenos_Aires',
  url: 'https://liga.example',
  logo: '',
  color: defaultFederationColour,
};
