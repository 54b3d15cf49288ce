/** The sheets that this device keeps, as links: they open without a connection, and show what is not sent. */
import { addDays } from '#shared/domain/calendar/calendar.ts';
import { formatRelativeDate } from '#shared/text/dates.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../views/home/section.tsx';
import { MatchRow } from '../../../views/match-row.tsx';
import type { KeptSheet } from './kept-sheets.ts';
import { useKeptSheets } from './use-kept-sheets.ts';

/** In place of what could not be loaded: the sheets since yesterday, whose match may still be played after midnight. */
export function KeptSheetList() {
  const from = addDays(useToday(), -1);
  const sheets = useKeptSheets().filter(({ match, unsent }) => match.matchDate >= from || unsent > 0);
  return (
    <SheetLinks
      title="Planillas en este teléfono"
      text="Se abren sin conexión: lo que cargues queda guardado acá, y se envía cuando vuelva."
      sheets={sheets}
    />
  );
}

/** Only those on which something is not sent. */
export function UnsentSheetList() {
  return (
    <SheetLinks
      title="Planillas sin enviar"
      text="Están guardadas en este teléfono. Abrilas para ver por qué no se enviaron."
      sheets={useKeptSheets().filter(({ unsent }) => unsent > 0)}
    />
  );
}

interface SheetLinksProps {
  readonly title: string;
  readonly text: string;
  readonly sheets: readonly KeptSheet[];
}

function SheetLinks({ title, text, sheets }: SheetLinksProps) {
  const today = useToday();
  if (sheets.length === 0) return null;
  return (
    <Section title={title} allHref={null}>
      <p>{text}</p>
      <ul className="flex flex-col gap-2">
        {sheets.map(({ match, address, unsent }) => (
          <Card as="li" key={address} className="">
            <MatchRow
              match={match}
              href={address}
              isTimeInDetail
              detail={
                <span className="flex flex-wrap items-center justify-center gap-2">
                  {`${formatRelativeDate(match.matchDate, today)} ${match.formattedTime}`}
                  {unsent > 0 && <Badge variant="attention">{`${unsent} sin enviar`}</Badge>}
                </span>
              }
            />
          </Card>
        ))}
      </ul>
    </Section>
  );
}
