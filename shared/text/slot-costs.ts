/** What a free slot costs, in words. */
import type { SlotCost } from '../domain/fixture/free-slots.ts';
import { textOfBrokenRequest } from './broken-requests.ts';
import { formatShortDate } from './dates.ts';

interface Names {
  readonly team: (id: number) => string;
  readonly official: (id: number) => string;
}

/** 'Lanús juega también ese día, a las 18:00'; `matchDate` is the slot's. */
export function textOfSlotCost(cost: SlotCost, matchDate: string, nameOf: Names): string {
  switch (cost.kind) {
    case 'request':
      return textOfBrokenRequest(cost.request, nameOf.team);
    case 'rest': {
      const when = cost.matchDate === matchDate ? 'ese día' : `el ${formatShortDate(cost.matchDate, matchDate)}`;
      return `${nameOf.team(cost.teamId)} juega también ${when}, a las ${cost.matchTime}`;
    }
    case 'referee':
      return cost.officialId === 0 ? 'Queda sin árbitro' : `Dirige ${nameOf.official(cost.officialId)}`;
    case 'assistant':
      return cost.officialId === 0 ? 'Queda sin asistente' : `Asiste ${nameOf.official(cost.officialId)}`;
  }
}
