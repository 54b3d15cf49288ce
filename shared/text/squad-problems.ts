/** Why a player of a list cannot join the squad, in Spanish, the same on the server and beside the line on the screen. */
import type { ListedPlayerProblem, SquadLimits } from '../domain/squads/squad.ts';
import { formatPlural } from '../spanish/numbers.ts';

interface ListedPlayerProblemText {
  /** The field of the player that is wrong; '' for the player as a whole. */
  readonly field: '' | '.jerseyNumber' | '.isStarter';
  readonly text: (number: number, limits: SquadLimits) => string;
}

export const listedPlayerProblems: Record<ListedPlayerProblem, ListedPlayerProblemText> = {
  'number-repeated': { field: '.jerseyNumber', text: (number) => `La camiseta ${number} está repetida en la lista` },
  'number-taken': { field: '.jerseyNumber', text: (number) => `La camiseta ${number} ya es de otro jugador` },
  'squad-full': {
    field: '',
    text: (_, { squadSize }) =>
      `No entra: el máximo es de ${formatPlural(squadSize, 'jugador', 'jugadores')} por equipo`,
  },
  'starters-full': {
    field: '.isStarter',
    text: (_, { starters }) => `El máximo es de ${formatPlural(starters, 'titular', 'titulares')} por equipo`,
  },
};
