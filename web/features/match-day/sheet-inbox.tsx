/** What an organiser should look at, on the home screen: in the sheets of the last days, and what was postponed and has no new date. */
import type { ReactNode } from 'react';
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { mattersOfSheet } from '#shared/domain/sheet/sheet-matters.ts';
import { paths } from '#shared/pages/paths.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { formatRelativeDate, formatShortDate } from '#shared/text/dates.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { useLocalMinute } from '../../lib/screen/use-today.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ExpandableList } from '../../ui/expandable-list.tsx';
import { Section } from '../../views/home/section.tsx';
import { MatchRow } from '../../views/match-row.tsx';
import { MatterBadges } from './matter-badges.tsx';

/** A weekend, and the day after it. */
const daysBack = 3;
const matchesShown = 5;

interface Matter {
  readonly match: FormattedMatch;
  readonly when: string;
  readonly badges: ReactNode;
  readonly remark: string;
}

/** Renders nothing while there is nothing to look at; the day's screen tells what cannot be loaded. */
export function SheetInbox({ onReschedule }: { readonly onReschedule: () => void }) {
  const now = useLocalMinute();
  const { data: sheets = [] } = useGet('GET /matches/sheets', { query: { date: now.date, days: daysBack } });
  const { data: postponed = [] } = useGet('GET /matches/postponed', {});
  const found: Matter[] = [
    ...sheets.toReversed().flatMap((sheet): Matter[] => {
      const matters = mattersOfSheet(sheet, sheets, now);
      if (matters.length === 0) return [];
      const { match, observation: remark } = sheet;
      const when = `${formatRelativeDate(match.matchDate, now.date)} ${match.formattedTime}`;
      return [{ match, when, badges: <MatterBadges sheet={sheet} matters={matters} />, remark }];
    }),
    ...postponed.map((match): Matter => {
      const when = `${match.round}, era el ${formatShortDate(match.matchDate, now.date)}`;
      return { match, when, badges: <Badge variant="attention">Sin nueva fecha</Badge>, remark: '' };
    }),
  ];
  if (found.length === 0) return null;
  return (
    <Section title="Para revisar" allHref={paths.daySheets.getHref()}>
      <ExpandableList items={found} count={matchesShown} what="lo que hay para revisar" className="flex flex-col gap-2">
        {({ match, when, badges, remark }) => (
          <Card as="li" key={match.id} className="">
            <MatchRow
              match={match}
              href={paths.match.getHref(match.id)}
              isTimeInDetail
              detail={
                <span className="flex flex-wrap items-center justify-center gap-2">
                  {when}
                  {badges}
                </span>
              }
            />
            {remark && <p className="line-clamp-3 whitespace-pre-line px-3 pb-2 text-sm">{remark}</p>}
          </Card>
        )}
      </ExpandableList>
      {postponed.length > 0 && (
        <Button icon="calendar" className="self-start" onClick={onReschedule}>
          {`Reprogramar ${formatPlural(postponed.length, 'partido')}`}
        </Button>
      )}
    </Section>
  );
}
