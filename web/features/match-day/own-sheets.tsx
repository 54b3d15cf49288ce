/** The sheets that the signed-in Planillero keeps, today's first; for the home screen. */

import type { OwnSheet } from '#shared/domain/schemas/sheet-overview.ts';
import { paths } from '#shared/pages/paths.ts';
import { formatRelativeDate } from '#shared/text/dates.ts';
import { sheetStateLabels } from '#shared/text/labels.ts';
import { pitchOf } from '#shared/text/place.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { errorMessageOf } from '../../lib/http/api-error.ts';
import { useToday } from '../../lib/screen/use-today.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { ExpandableList } from '../../ui/expandable-list.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { Section } from '../../views/home/section.tsx';
import { matchMarks } from '../../views/match-marks.ts';
import { MatchRow } from '../../views/match-row.tsx';

const sheetsShown = 5;

export function OwnSheets() {
  const { data: sheets, error, retry } = useGet('GET /matches/sheets/own', {}, { isLive: true });
  return (
    <Section title="Tus planillas" allHref={null}>
      {!sheets && error ? (
        <ErrorCard title="No se pudieron cargar tus planillas" detail={errorMessageOf(error)} onRetry={retry} />
      ) : !sheets ? (
        <SkeletonList count={2} className="h-28" />
      ) : sheets.length === 0 ? (
        <EmptyState icon="whistle" title="No tenés planillas asignadas" />
      ) : (
        <ExpandableList items={sheets} count={sheetsShown} what="tus planillas" className="flex flex-col gap-2">
          {(sheet) => <OwnSheetRow key={sheet.match.id} sheet={sheet} />}
        </ExpandableList>
      )}
    </Section>
  );
}

function OwnSheetRow({ sheet: { match, state } }: { readonly sheet: OwnSheet }) {
  const today = useToday();
  const day = formatRelativeDate(match.matchDate, today);
  return (
    <Card as="li" className="">
      <div {...matchMarks(match)}>
        <MatchRow
          match={match}
          href={paths.sheet.getHref(match.id)}
          detail={
            <span className="flex flex-wrap items-center justify-center gap-2">
              {[day, pitchOf(match)].filter(Boolean).join(' · ')}
              <Badge>{`Planilla: ${sheetStateLabels[state].toLowerCase()}`}</Badge>
            </span>
          }
        />
      </div>
    </Card>
  );
}
