/** What speaks against a place of a match that breaks a request, in words. */
import type { FixtureRequest } from '../domain/schemas/fixture.ts';
import { joinNames } from '../spanish/numbers.ts';

/** 'Lanús pidió no jugar antes de las 15:00'; '' for a request that no place breaks. */
export function textOfBrokenRequest(request: FixtureRequest, nameOfTeam: (teamId: number) => string): string {
  switch (request.kind) {
    case 'notBefore':
      return `${nameOfTeam(request.teamId)} pidió no jugar antes de las ${request.time}`;
    case 'notAfter':
      return `${nameOfTeam(request.teamId)} pidió no jugar después de las ${request.time}`;
    case 'unavailable':
      return `${nameOfTeam(request.teamId)} no puede jugar ese día`;
    case 'apart':
      return `${joinNames(request.teamIds.map(nameOfTeam))} jugarían a la misma hora`;
    case 'meet':
      return '';
  }
}
