/** Loads what the sheet of a tournament's tables needs and shows it. */
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { useBandsToShow } from '../../lib/screen/use-bands-to-show.ts';
import { useToday } from '../../lib/screen/use-today.ts';
import { LoadedPrintout } from './loaded-printout.tsx';
import { type PrintChoice, PrintChoiceSelect } from './print-choice.tsx';
import { StandingsPrintout } from './standings-printout.tsx';
import { usePrintedTables } from './use-printed-tables.ts';

interface PrintedStandingsProps {
  readonly tournament: Tournament;
  readonly onChoose: (choice: PrintChoice) => void;
}

export function PrintedStandings({ tournament, onChoose }: PrintedStandingsProps) {
  const today = useToday();
  const rounds = useGet('GET /tournaments/{id}/fixture', { params: { id: tournament.id } });
  const tables = usePrintedTables(tournament.id);
  const bands = useBandsToShow(tournament);
  const outlook = useGet('GET /tournaments/{id}/outlook', { params: { id: tournament.id } });
  const names = (rounds.data ?? []).map(({ round }) => round);
  return (
    <LoadedPrintout
      loads={[{ ...tables, data: bands && tables.data }, rounds]}
      choices={<PrintChoiceSelect rounds={names} choice="tabla" onChoose={onChoose} />}
    >
      <StandingsPrintout
        tournament={{ ...tournament, bands: bands ?? [] }}
        tables={tables.data ?? []}
        outlook={outlook.data}
        today={today}
      />
    </LoadedPrintout>
  );
}
